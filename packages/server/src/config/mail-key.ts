/** Key with which the product sends emails to the sandbox's mail catcher. Not secret, because only the sandbox accepts it. */
export const sandboxMailKey = 'sandbox-only-mail-key';
