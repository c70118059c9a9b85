/** Name, accent and logo of the installation. Absent: ours. */
type Brand = {
  readonly name: string;
  /** CSS colour of actions and focus, readable as `isReadableAccent` of the domain asks. */
  readonly accent?: string;
  readonly logo?: string;
};

const ours: Brand = { name: 'Daftar' };

/** Reads what the server wrote into the page from its configuration. */
function readBrand(): Brand {
  const written = document.querySelector<HTMLMetaElement>('meta[name=brand]')?.content;
  return written ? { ...ours, ...JSON.parse(written) } : ours;
}

export const brand = readBrand();
