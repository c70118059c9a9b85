/** Messages about exports, saved views, history, products and webhook deliveries. */
export const toolSentences = {
  'delivery.missing': 'Delivery not found',
  'export.missing': 'Export not found',
  'export.whole': 'An export has all rows',
  'export.tooMany': 'Please wait for your other exports',
  'export.notReady': 'The file is not ready',
  'history.missing': 'Record not found',
  'product.missing': 'Product not found',
  'product.price': 'Please provide a price that {{currency}} has',
  'sku-taken': 'A product with this sku exists already',
  'view.missing': 'View not found',
  'view.nameTaken': 'You have a view of this list by this name',
  'view.name': 'Please provide a name',
  'view.notYours': 'Only who saved a view may change it',
  'view.query': "Please provide the list's filters, as name=value&name=value",
  'view.tooMany': 'You have {{count}} views: please delete one first',
} as const;
