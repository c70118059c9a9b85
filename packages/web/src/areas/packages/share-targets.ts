type Link = { readonly address: string; readonly name: string };

/** Returns the URLs that open WhatsApp and the mail program with the link as a message. */
export function shareTargets({ address, name }: Link) {
  const message = encodeURIComponent(`${name}: ${address}`);
  return {
    whatsApp: `https://wa.me/?text=${message}`,
    mail: `mailto:?subject=${encodeURIComponent(name)}&body=${message}`,
  };
}
