const apple = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The keys of the palette, as this computer's keyboard has them. */
export const paletteKeys: readonly string[] = apple ? ['⌘', 'K'] : ['Ctrl', 'K'];
