/**
 * Every name of a field, parameter or permission flag that the two specifications mention. One-word names such as amount are left
 * out, because prose has them too.
 */
export const fieldNames = `
  accountBalance activateDeactivateRole activeDeactivateUser addBlacklistNumber addBulkBlacklistNumbers addEditDelete
  addRoles addSettlement addUsers availableBalance availableBilledAmount bankCount bankName bankNo beneficiaryEmail
  billingEmail blacklistId callbackUrl cardExpiry cardExpiryMonth cardExpiryYear cardNumber carrierId carrierShare
  carrierShareValue ccServiceName clickIdApi commercialEmail confirmPassword countryCode createAccounts
  createBlacklist createPackage createPrefix createProducts createdDate currentPassword customFields customerMobile
  customerName dateFrom dateTo debitMobileWalletNo deleteBlacklistNumber deletePrefix disbursementAmount editAccounts
  editBlacklist editBlacklistNumber editPackage editPrefix editRoles editUsers endDate exchangeRate fileName firstName
  fullName generateReport grossAmount grossSettledAmount invalidStatus isLoggedIn lastName loanAccount loanAccounts
  loanId loanTransactionId localCurrency lowStockThreshold merchantId merchantName merchantOrderId merchantRefNumber
  merchantShare merchantSharePercentage merchantShareValue mobileNumber modifiedDate nameOnCard nationalId netAmount
  netSettledAmount netTransferAmount newPassword noOfTransactions notificationApi notificationEmail oneTime
  oneTimePurchase operatorName orderId orderStatus originalName packageId paymentAmount paymentBreakdown paymentMethod
  paymentMethods paymentProvider payoutType portalUrl privateKey productId productName productPrice publicKey
  redirectLink redirectUrl referanceNumber referenceNumber rememberMe remittanceCharges remittanceChargesPercentage
  returnUrl revenueOverTime roleId sbpCharges serviceCharges serviceId serviceName serviceProvider serviceSalesTax
  serviceType sessionId settledCurrency settlementId showBalance startDate statusCode subTotal subscriberStatus
  subscriptionAmount subscriptionFrequency subscriptionType supportEmail tokenApi totalAmount totalBilledAmount
  totalDepositedAmount totalNumberOfTransactions totalRevenue totalTransactions totalTransactionsAmount
  totalsTransactions transactionByPaymentMethod transactionDate transactionId transactionOverTime transactionRate
  updatedDate updatedRecords uploadPrefix userName userType userTypeId userTypeName viewAll viewCategories
  viewLoanAccounts viewProducts viewUserGraphs voucherCode waleeCommission waleeShare walletProvider walletQr
  withHoldingCharges
`
  .trim()
  .split(/\s+/);
