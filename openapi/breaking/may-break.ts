interface Versioned {
  version: string;
}

/** The part of a version that tells what goes on working: the major number, with the minor one before 1.0. */
const line = ({ version }: Versioned): string => {
  const [major = '', minor = ''] = version.split('.');
  return major === '0' ? `0.${minor}` : major;
};

/** Tells whether a version says of itself that it may break clients of a released one (semver.org). */
export const mayBreak = (released: Versioned, now: Versioned): boolean => line(released) !== line(now);
