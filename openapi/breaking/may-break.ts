interface Versioned {
  version: string;
}

/** Returns the part of a version within which nothing may break: the major number, and before 1.0 also the minor number. */
const compatibleLine = ({ version }: Versioned): string => {
  const [major = '', minor = ''] = version.split('.');
  return major === '0' ? `0.${minor}` : major;
};

/** True when semantic versioning (semver.org) allows the version `now` to break clients of `released`. */
export const mayBreak = (released: Versioned, now: Versioned): boolean =>
  compatibleLine(released) !== compatibleLine(now);
