/** Name, accent colour and logo of the installation. If absent, the app uses ours. */
type Brand = {
  readonly name: string;
  /** CSS colour of actions and focus. Its contrast satisfies `isReadableAccent` of the domain. */
  readonly accent?: string;
  readonly logo?: string;
};

const ours: Brand = { name: 'Daftar' };

/** Reads the brand, which the server writes into the page from its configuration. */
function readBrand(): Brand {
  const written = document.querySelector<HTMLMetaElement>('meta[name=brand]')?.content;
  return written ? { ...ours, ...JSON.parse(written) } : ours;
}

export const brand = readBrand();
