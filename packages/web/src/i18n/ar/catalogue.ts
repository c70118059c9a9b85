/** Arabic texts of products, packages, subscriptions and blacklists. */
export const catalogue = {
  'This is not a valid link. Please contact your account manager':
    'هذا الرابط غير صالح. يرجى التواصل مع مدير حسابك',
  'The amount of this package is fixed': 'مبلغ هذه الباقة ثابت',
  'Please provide at least {{minimum}} {{currency}}': 'يرجى إدخال {{minimum}} {{currency}} على الأقل',
  'Please provide at most {{maximum}} {{currency}}': 'يرجى إدخال {{maximum}} {{currency}} على الأكثر',
  'Please provide a maximum that is not below the minimum': 'يرجى إدخال حد أعلى لا يقل عن الحد الأدنى',
  'Only an open amount has a minimum and a maximum': 'للمبلغ المفتوح فقط حد أدنى وحد أعلى',
  'Please provide an amount between the minimum and the maximum':
    'يرجى إدخال مبلغ بين الحد الأدنى والحد الأعلى',
};
