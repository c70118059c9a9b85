/** Key with which the product sends e-mails to the sandbox's mail catcher. Not secret: it works only there. */
export const sandboxMailKey = 'sandbox-only-mail-key';
