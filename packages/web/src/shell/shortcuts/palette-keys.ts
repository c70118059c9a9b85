const apple = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The palette's shortcut on this operating system. */
export const paletteKeys: readonly string[] = apple ? ['⌘', 'K'] : ['Ctrl', 'K'];
