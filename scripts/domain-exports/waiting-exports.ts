/**
 * Exports of the domain that only tests use so far, with the page or operation of the product's specification that will use
 * them. The check fails for an entry whose export is used or gone, so this list can only shrink.
 */
export const waitingExports: Readonly<Record<string, string>> = {};
