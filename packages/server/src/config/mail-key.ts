/** Key that the product and the sandbox's mail catcher share. Not secret: it opens nothing else. */
export const sandboxMailKey = 'sandbox-only-mail-key';
