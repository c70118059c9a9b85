// Generated from the contract by openapi/scripts/generate.ts: do not edit.

export interface paths {
    "/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description Answers the token as a JSON string. The same 401 tells of an unknown user, a wrong password and an inactive user or account; too many wrong guesses are 429.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the session
         * @description The token is refused from the next request on.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roles/get/permissions/get-by-user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the caller's permissions
         * @description What menus and buttons are shown by; the server decides by the same on every call.
         */
        get: operations["getOwnPermissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profiles/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the own profile
         * @description Of the account, its present name.
         */
        get: operations["getProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profiles/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Edit the own profile
         * @description Name and email; everything else is read-only.
         */
        put: operations["editProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/edit/status/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the own password
         * @description Ends the user's other sessions. A wrong present password is 400, and 429 after eight of them in a quarter of an hour. The SDK never repeats this call by itself.
         */
        put: operations["changePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merchants/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List merchants
         * @description Others than the provider get their own account only. Sorts by createdDate, name, country, currency, status, accountBalance, _id; `-createdDate` unless asked otherwise. `q` finds names, and an `_id` or sid as a whole. MerchentManagement is spelled so on the wire.
         */
        get: operations["listMerchants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merchants/get/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a merchant with its history
         * @description Others than the provider get their own account only, another's is 404.
         */
        get: operations["getMerchant"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merchants/get/user-type-id/from-redis": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read ids and names of merchants
         * @description A bare array, not a page. The path tells how the first clients were served; nothing is cached for longer than a request.
         */
        get: operations["listMerchantNames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merchants/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a merchant
         * @description It is active at once. Its public key and secrets are made with it; a secret is answered by its rotation only.
         */
        post: operations["addMerchant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merchants/edit/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Edit a merchant
         * @description Emails that are left out are emptied, showBalance stays as it is. Once there is money, another currency is 409 (merchant.currencyFixed).
         */
        put: operations["editMerchant"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merchants/edit/status/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Activate or deactivate a merchant
         * @description Deactivated, its users are signed out with their next request, its keys are refused and no link or payout of it begins. The status that it has already changes nothing.
         */
        put: operations["setMerchantStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merchants/account-balance/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Add to the account balance
         * @description Credits a deposit less its tax, in major units of the account's currency; payouts are paid from the balance. A retry of a request still being worked on is 409 with the code in-flight, and what the balance cannot hold is 409 (too-much).
         */
        put: operations["addMerchantBalance"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merchants/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a merchant
         * @description With money or transactions (merchant.hasMoney), or with services or users (merchant.inUse), it is 409. Its roles go with it.
         */
        delete: operations["deleteMerchant"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merchants/add/revenue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sum up the revenue of a merchant
         * @description A bare array, in major units. Successful payments of the days that no settlement has claimed, less their refunds; empty when there are none. Another account's merchant is 404.
         */
        post: operations["getMerchantRevenue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merchants/keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the keys of a merchant, masked
         * @description The public key whole, of the secrets their last characters; others than the provider read their own account's only.
         */
        get: operations["getMerchantKeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merchants/keys/{id}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a new secret
         * @description Answers the secret once. The one before it works on for overlapHours (24 unless given; 0 revokes it at once), every older one ends now. Without MerchentManagement.editAccounts, Users.editUsers lets the merchant's own users do it.
         */
        post: operations["rotateMerchantKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/carriers/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List carriers
         * @description Others than the provider get their own account only. Sorts by createdDate, name, type, country, currency, status; `-createdDate` unless asked otherwise. `q` finds names, and an `_id` as a whole.
         */
        get: operations["listCarriers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/carriers/get/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a carrier with its history
         * @description Others than the provider get their own account only, another's is 404.
         */
        get: operations["getCarrier"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/carriers/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a carrier
         * @description It is active at once.
         */
        post: operations["addCarrier"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/carriers/edit/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Edit a carrier
         * @description Emails that are left out are emptied. A new name is the serviceProvider of its services from then on.
         */
        put: operations["editCarrier"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/carriers/edit/status/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Activate or deactivate a carrier
         * @description Deactivated, its users are signed out with their next request. The status that it has already changes nothing.
         */
        put: operations["setCarrierStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/carrier/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a carrier
         * @description The path says carrier, as the first clients call it; all others say carriers. With services or users it is 409 (carrier.inUse), with payments that went through it 409 (carrier.hasMoney). Its roles go with it.
         */
        delete: operations["deleteCarrier"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operators/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List telecom operators
         * @description Carriers of the type Operator; others than the provider get their own account only. Sorts by name, country, createdDate; `name` unless asked otherwise. `q` finds names.
         */
        get: operations["listOperators"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List services
         * @description Beside the page, the accounts that a service can name. A merchant's users get its own services, a carrier's those that it carries. Sorts by createdDate, serviceName, merchant, serviceProvider, serviceType, country, status, serviceId, carrierShare, merchantShare; `-createdDate` unless asked otherwise. A carrier's users cannot sort by what they do not see. `q` finds names of services, providers and merchants, and a serviceId as a whole.
         */
        get: operations["listServices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/get/by-user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the caller's services
         * @description The same services as `/services/get`, for those whose role shows no service screen: filters and choices of other screens. Sorts by createdDate, serviceName, merchant, serviceProvider, serviceType, country, status, serviceId, carrierShare, merchantShare; `-createdDate` unless asked otherwise. A carrier's users cannot sort by what they do not see. `q` finds names of services, providers and merchants, and a serviceId as a whole.
         */
        get: operations["listOwnServices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/get/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a service
         * @description By its `_id` or its public serviceId. A service that the caller neither sells nor carries is 404.
         */
        get: operations["getService"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/get/sid/{sid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a service by its public id
         * @description The sid of a service is its serviceId. A service that the caller neither sells nor carries is 404.
         */
        get: operations["getServiceBySid"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a service
         * @description It sells at once. Shares above 100 together, an unknown merchant or provider and an address that is not https or holds credentials are 400, an inactive merchant is 409 (merchant-inactive), as is a name that another service of the merchant has (service.nameTaken): names are compared without case and spare spaces.
         */
        post: operations["addService"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/edit/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Edit a service
         * @description Optional fields that are left out are emptied; the merchant stays. Shares above 100 together, an unknown provider and an address that is not https or holds credentials are 400, a name that another service of the merchant has is 409 (service.nameTaken). Payments that are made already keep their shares and the name that they were made under.
         */
        put: operations["editService"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/edit/status/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Suspend or activate a service
         * @description Suspended, its open checkout sessions show an error and nothing new begins. The status that it has already changes nothing.
         */
        put: operations["setServiceStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settlements/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List settlements
         * @description Others than the provider get their own. Sorts by transactionDate, transactionId, merchantName, channel, country, dateFrom, totalRevenue, netTransferAmount, netSettledAmount, grossSettledAmount, settledCurrency; `-transactionDate` unless asked otherwise. `q` finds names of merchants and channels, and a transactionId as a whole; currency is the localCurrency; dateFrom and dateTo find every settlement whose period shares a day with theirs.
         */
        get: operations["listSettlements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settlements/get/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a settlement with its history
         * @description By its `_id` or its transactionId; another account's is 404. A settlement is never edited.
         */
        get: operations["getSettlement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settlements/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a settlement
         * @description Claims the payments of the period and books the payout; the server computes every figure again. A merchant that is not there is 404. A retry of a request still being worked on is 409 with the code in-flight.
         */
        post: operations["addSettlement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/transaction-report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report transactions
         * @description A merchant's users get its own, a carrier's those that it carried. Page numbers serve the first 10,000 rows, the cursor any depth. The days are those of transactionDate; billing, settlements and reconciliation count a row on its business day, which is another one where a payment was paid on a later day than it had expired, or came back after its day was settled. Sorts by transactionDate, amount, status, serviceName, orderId, msisdn, operator, productName, transactionId, netAmount, merchantShareValue, waleeShareValue, carrierShareValue, refundedAmount; `-transactionDate` unless asked otherwise, and the cursor goes with it alone. A carrier's users cannot sort by what they do not see.
         */
        post: operations["reportTransactions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/settlement-report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report settlements
         * @description By the day they were made; others than the provider get their own. Sorts and finds as `/settlements/get` does.
         */
        post: operations["reportSettlements"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/settlement-report/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a settlement for its summary
         * @description By its `_id` or its transactionId, for those who see reports; another account's is 404.
         */
        get: operations["getSettlementReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/get/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a payment
         * @description One payment with everything that happened to it, oldest first: its session, every attempt, the provider's messages, the merchant's webhooks, refunds, corrections and its settlement. The id of its transaction or of its checkout session names it. Only the provider's people see the messages; a carrier's users see their own share and neither webhooks nor settlement.
         */
        get: operations["getPayment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/refunds/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refund a payment
         * @description Gives back the whole of a payment or a part of it. The refund is recorded at once and asked of the provider in the background: it stays pending until the provider says how it ended, and a webhook tells (refund.succeeded or refund.failed). Refunds of a payment never come to more than it was, those that are still asked for included. A merchant's people refund payments of their own merchant, up to its payable and balance.
         */
        post: operations["addRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/refunds/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List refunds
         * @description A merchant's users get its own, a carrier's those of payments that it carried. q finds orderId, transactionId, serviceName, merchantName and reason. Page numbers serve the first 10,000 rows, the cursor any depth. Sorts by createdDate, amount, status, orderId, serviceName, merchantName, provider, reason, requestedBy, transactionId, merchantShareValue, waleeShareValue; `-createdDate` unless asked otherwise, and the cursor goes with it. A carrier's users cannot sort by what they do not see.
         */
        get: operations["listRefunds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/refunds/get/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a refund
         * @description With its shares once it succeeded.
         */
        get: operations["getRefund"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settlement-files/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a provider's settlement file
         * @description Compares a provider's settlement file (CSV, xlsx or xls, at most 10 MB and 50,000 rows) with the payments and refunds of the days from dateFrom to dateTo. A refund that is open or pending here and that the file lists succeeds with the file's amount; nothing else is changed. Each file counts once per provider, by its content. The guide to going live has the columns that each provider's file needs. Errors carry error_code and err_desc as well.
         */
        post: operations["addSettlementFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settlement-files/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the settlement files that were uploaded
         * @description q finds originalName, provider and createdBy. Sorts by createdDate, provider, originalName, dateFrom, lines; `-createdDate` unless asked otherwise.
         */
        get: operations["listSettlementFiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settlement-files/lines/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what a settlement file says of each payment and refund
         * @description The file's rows in its order, then the payments and refunds of its days that it lacks. q finds reference and providerReference. Sorts by line, verdict, reference, amount; `line` unless asked otherwise.
         */
        get: operations["listSettlementLines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/refunds/close/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Close a refund by hand
         * @description For a refund whose end the provider does not tell: an open one, or one that stays pending. A person says how it ended, as the provider's statement or its people say. It is booked as if the provider had said so; never more than is left of the payment.
         */
        put: operations["closeRefund"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout/get/service": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a checkout session
         * @description Whoever knows the session's id may read it. A session that cannot be paid is answered as well, with `errors`.
         */
        get: operations["getCheckoutSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout/get/service/{serviceId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what a checkout page may know of a service
         * @description By its public id or its `_id`; no price, share or secret is told.
         */
        get: operations["getCheckoutService"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a checkout session from a merchant's server
         * @description Needs the merchant's private key. The amount is in major units. The same order and body answer the same session.
         */
        post: operations["createCheckoutSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a session as its merchant
         * @description Of the key's own merchant; another's session is 404.
         */
        get: operations["retrieveCheckoutSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout/sessions/{id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Watch a session
         * @description Server-sent events: the current state at once, then each change, for ten minutes at most. The SDK reconnects and ends when the session is paid, failed or expired. Too many pages that follow one session are 429.
         */
        get: operations["watchCheckoutSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout/receipt/{receiptId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a payment's receipt
         * @description Whoever knows the receipt's id may read it; nobody can guess it. The amount is in major units.
         */
        get: operations["getReceipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout/receipt/{receiptId}/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a payment's receipt by e-mail
         * @description Whoever knows the receipt's id may ask for it, for at most three addresses within a day. The answer is the same for every address. The address is kept until the e-mail is sent or given up. An address that the receipt is on its way to gets it once.
         */
        post: operations["emailReceipt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout/sessions/{id}/abandon": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give an open payment up
         * @description The provider is asked first: a payment that it has counts, and the session is answered as paid. Otherwise the session is open again, so that its customer can pay in another way. A payment that the provider proves later still counts. Without an open payment nothing changes.
         */
        post: operations["abandonPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout/get/logs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List checkout logs
         * @description Requests to providers and their answers between two days, inclusive; for the provider's people only. q finds what the search finds. Page numbers serve the first 10,000 rows, the cursor any depth. Sorts by createdDate, provider, sessionId; the cursor goes with -createdDate.
         */
        post: operations["listCheckoutLogs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout/get/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search checkout logs
         * @description Finds the text in the provider's name, the session's id, the merchant's name and every value of request and response, and the session of an order id. Page numbers serve the first 10,000 rows, the cursor any depth. Sorts by createdDate, provider, sessionId; the cursor goes with -createdDate.
         */
        post: operations["searchCheckoutLogs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout/get/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List checkout requests
         * @description Sessions that customers were sent to between two days, inclusive, with amounts in major units; for the provider's people only. q finds what the search finds. Page numbers serve the first 10,000 rows, the cursor any depth. Sorts by createdDate, amount, currency, status, orderId, serviceId, msisdn, product; the cursor goes with -createdDate.
         */
        post: operations["listCheckoutRequests"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout/get/requests/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search checkout requests
         * @description Finds the text in serviceId, orderId, msisdn, product and the merchant's name, and a session by its id. Page numbers serve the first 10,000 rows, the cursor any depth. Sorts by createdDate, amount, currency, status, orderId, serviceId, msisdn, product; the cursor goes with -createdDate.
         */
        post: operations["searchCheckoutRequests"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a payment at a provider
         * @description The provider must be the session's service's own, else 409. A second request of a session answers the first one's payment.
         */
        post: operations["startCheckout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout/cc": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Pay a session by card
         * @description The session's provider charges the card; card number and CVV are handed on and never stored. A second request of a session answers the first one's payment.
         */
        put: operations["payByCard"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout/credit-card-checkout/easypaisa": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay a session by card at easypaisa
         * @description Card number and CVV are handed on and never stored. The first clients sent a fixed basic authorization. An open session is enough; where a deployment configures Basic, it must be right when sent. A second request of a session answers the first one's payment.
         */
        post: operations["payByEasypaisaCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mena/3D-secure/checkout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Charge a card with 3-D Secure
         * @description The customer confirms at redirectLink; nothing is paid before. Card number and CVV are handed on and never stored. A second request of a session answers the first one's payment.
         */
        post: operations["startCardPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mena/e-wallet/via-qr": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a code to scan with a wallet
         * @description The code is a picture in a data address. A second request of a session answers the first one's code.
         */
        post: operations["requestWalletQr"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mena/e-wallet/via-r-2-p": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask a wallet to pay on its phone
         * @description The wire's `r-2-p` is a request to pay: the owner of debitMobileWalletNo confirms in the wallet. A second request of a session answers the first one's.
         */
        post: operations["requestWalletPush"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mena/paytab/make-payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a payment at PayTabs
         * @description The customer pays at redirect_url; the session tells the outcome. A second request of a session answers the first one's payment.
         */
        post: operations["startPaytabsPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mena/referance-number": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a reference number to pay
         * @description The wire misspells 'reference'. The customer pays the number at Fawry within 24 hours. A second request of a session answers the first one's reference.
         */
        post: operations["requestReferenceNumber"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mena/payment-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask how a payment stands
         * @description By the merchantRefNumber that the charge answered, which the wire calls referanceNumber. The amount is in major units. The provider is asked, at most every two seconds.
         */
        post: operations["getPaymentStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mena/3D-secure/update-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Record a returned status
         * @description Nothing that the body says of the outcome is believed: the server asks the provider.
         */
        put: operations["updateCardStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/paymob/checkout/make-payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a payment at Paymob
         * @description The customer pays at redirectLink; a card's number is typed there. A second request of a session answers the first one's payment.
         */
        post: operations["startPaymobPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/paymob/checkout/update-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Record what a Paymob return said
         * @description Takes the query parameters that Paymob sent the customer back with. The server checks the signature with its own secret, then the amount, currency and order; a wrong one is 401 and nothing is recorded.
         */
        put: operations["updatePaymobStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/monty/checkout/make-payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a payment at Monty
         * @description The customer pays at url; the card's number is typed there. A second request of a session answers the first one's payment.
         */
        post: operations["startMontyPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/callbacks/{provider}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take in what a provider tells of a payment
         * @description Takes a provider's signed message as it was sent; call it from providers' sandboxes and tests only. The body is the provider's own, here Fawry's. Only what its signature covers is believed, and each message counts once. MontyPay gets the plain text OK, which it expects, JazzCash its own fields beside `status`. A provider that is not configured is 404.
         */
        post: operations["receiveProviderCallback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/credit-loan/loan-request/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List payouts
         * @description Payouts between two days, inclusive; by default the last seven days. The wire calls payouts loan requests. q finds what the search finds. Page numbers serve the first 10,000 rows, the cursor any depth. Sorts by createdDate, updatedDate, amount, currency, status, merchantName, fullName, referanceNumber, beneficiaryEmail, msisdn, payoutType, bankName, merchantOrderId, voucherCode; the cursor goes with -createdDate.
         */
        post: operations["listPayouts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/credit-loan/loan-request/get/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search payouts
         * @description Finds the text in referanceNumber, merchantName, fullName, beneficiaryEmail, msisdn, merchantOrderId and voucherCode. Page numbers serve the first 10,000 rows, the cursor any depth. Sorts as the list does.
         */
        post: operations["searchPayouts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/credit-loan/loan-request/get/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a payout
         * @description Of the caller's own account; others than the provider get 404 for another's. nationalId is masked. Who may approve payouts gets it whole with `reveal=nationalId`, which the payout's history records; for others that is 403.
         */
        get: operations["getPayout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/credit-loan/loan-request/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sum up payouts by status and currency
         * @description Count and amount, in major units, by status and currency. Counts the payouts that the list or the search finds with the same filters.
         */
        post: operations["summarizePayouts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/credit-loan/loan-request/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Look for reasons to look twice at a new payout
         * @description Before it is asked for: whether a payout like it was asked for within a day, and whether the number is blacklisted. Changes nothing.
         */
        post: operations["checkPayout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/credit-loan/loan-request/context/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what helps to decide a payout
         * @description The merchant's funds and how much of them is spoken for, and the beneficiary's other payouts. The funds are left out for a merchant's users who may not see its balance.
         */
        get: operations["getPayoutContext"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/credit-loan/loan-request/add/via-portal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a payout
         * @description Moves nothing yet: the money is taken when it is approved. A blacklisted msisdn is refused. Where another payout of the merchant has the merchantOrderId, another is made and answered.
         */
        post: operations["addPayout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/credit-loan/loan-request/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a payout
         * @description Only while it is Pending; one that is decided stays, 409.
         */
        delete: operations["deletePayout"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/file-upload/process/edit/change-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Approve or reject a payout
         * @description From Pending only, with exactly one winner. Approval takes the amount from the merchant's loan account in its currency, else from its account balance, and never overdraws. Where it is required that another than who asked approves, one's own payout is 409.
         */
        put: operations["setPayoutStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/credit-loan/loan-request/file-record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the approval files that were carried out
         * @description Files that were carried out between two days, inclusive; by default the last seven days. q finds originalName and createdBy. Sorts by createdDate, originalName, fileName, updatedRecords, noOfTransactions, createdBy.
         */
        post: operations["listApprovalFiles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/file-upload/process/file/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload an approval file
         * @description Reads a sheet of at most 10 MB and 50,000 rows and decides nothing; `POST /file-upload/process/file/file-parse` carries it out. Payouts may have several currencies; `sums` has what would be approved in each. A file whose name or content is not xlsx or xls is refused. Errors carry error_code and err_desc as well.
         */
        post: operations["uploadApprovalFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/file-upload/process/file/verdicts/{fileName}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what will happen to each row of an uploaded file
         * @description A dry run: nothing is decided. q finds referanceNumber and status. Sorts by row, referanceNumber, status, verdict, result, amount, fullName, merchantName; by row unless asked.
         */
        get: operations["getApprovalVerdicts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/file-upload/process/file/summary/{fileName}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what an uploaded file says
         * @description The summary that the upload answered, with the rows that were taken out since, and with what was decided since.
         */
        get: operations["getApprovalSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/file-upload/process/file/rows/{fileName}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Take rows of an uploaded file out, or put them back
         * @description A row that is taken out is not carried out; its verdict is taken-out. Selects rows by their numbers, or all that match verdict and q. Rows below that the merchant's money covers only now become will-approve. Only before the file is carried out.
         */
        put: operations["takeOutApprovalRows"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/file-upload/process/file/progress/{fileName}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read how far a file is carried out
         * @description For a progress bar beside a running `POST /file-upload/process/file/file-parse`. Nothing counts before all rows are done: they are carried out in one transaction.
         */
        get: operations["getApprovalProgress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/file-upload/process/file/file-parse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Carry out an uploaded approval file
         * @description Carries out the rows that will-approve and will-reject and were not taken out, once for each file, in one transaction. Their verdicts are taken anew: a row whose payout was decided, or is no longer covered, since the dry run is left and named in `changes`; the others go on.
         */
        post: operations["processApprovalFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/file-upload/process/file/delete/{fileName}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Discard an uploaded file
         * @description Only before it is carried out, and by the user who uploaded it.
         */
        delete: operations["discardApprovalFile"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/file-upload/process/file/result/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download what became of each row of a file
         * @description A CSV file with the outcome of each row. Every user who may list the files may download it, whoever uploaded it.
         */
        get: operations["getApprovalResult"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/credit-loan/loan-accounts/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List loan accounts
         * @description One for each merchant, whether or not it has deposited. q finds merchantName. Sorts by merchantName, availableBalance, totalTransactions, totalTransactionsAmount, currency; by merchantName unless asked.
         */
        get: operations["listLoanAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/credit-loan/loan-account-detail/get/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a loan transaction with its history
         * @description Only the provider's people get a history that is not empty.
         */
        get: operations["getLoanTransaction"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/credit-loan/loan-account-detail/get/all/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the transactions of a loan account
         * @description The page carries the merchant's balance as loanAccount. q finds transactionId and reference. Page numbers serve the first 10,000 rows, the cursor any depth. Sorts by createdDate, transactionId, totalAmount, totalBilledAmount, paymentMethod, currency, reference, exchangeRate, waleeCommission, sbpCharges, serviceSalesTax, withHoldingCharges, availableBilledAmount; the cursor goes with -createdDate.
         */
        get: operations["listLoanTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/credit-loan/loan-account-detail/statement/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a loan account's statement of a period
         * @description Every booking on the account in the period, from the ledger, the oldest first, each with the balance after it, between the opening and the closing balance of each currency. The days are Pakistan's, both included. Refused with 403 (loanAccount.balanceHidden) to users of a merchant whose balance the provider does not show.
         */
        get: operations["getLoanStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/credit-loan/loan-account-detail/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deposit into a loan account
         * @description Deposits totalAmount, in major units of currency. The server computes the billed amount: the total less the sum of the four charges, times exchangeRate for US dollars. What the account cannot hold is 409 (too-much).
         */
        post: operations["addLoanTransaction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/credit-loan/loan-account-detail/edit/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Edit a loan transaction
         * @description Reverses what was booked and books anew; refused where more than the rest is already paid out. Takes what the read of a transaction answers: read-only fields must equal what is stored; of `loanAccount` only the figures may have changed since, and `history` is ignored.
         */
        put: operations["editLoanTransaction"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/credit-loan/loan-account-detail/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a loan transaction
         * @description Reverses its booking. Refused where some of it is already paid out.
         */
        delete: operations["deleteLoanTransaction"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List products
         * @description Takes a token; or, only where it is configured, the fixed basic authorization of the first clients, which sees every product. q finds name and sku. Sorts by createdDate, name, sku, productPrice, inventory, merchantName, currency.
         */
        get: operations["listProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/get/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a product
         * @description Of the caller's own account; others than the provider get 404 for another's.
         */
        get: operations["getProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a product
         * @description A merchant's sku counts once; others than the provider name their own account.
         */
        post: operations["addProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/edit/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Edit a product
         * @description The product becomes what is sent: a sku left out is gone. Attributes left out stay as they are, because the form's three fields do not have them.
         */
        put: operations["editProduct"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/black-lists/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List blacklisted numbers
         * @description The wire's address is black-lists, the page's blacklists. q finds any part of a number. Sorts by createdDate, msisdn.
         */
        get: operations["listBlacklist"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/black-lists/get/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a blacklisted number
         * @description As its form edits it; createdDate is not sent back.
         */
        get: operations["getBlacklistEntry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/black-lists/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Blacklist a number
         * @description The server normalises the number; a number that is listed already is 409. It can start no checkout, payment link or payout with any merchant from then on.
         */
        post: operations["addBlacklistEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/black-lists/edit/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Edit a blacklisted number
         * @description The number that it was may pay again.
         */
        put: operations["editBlacklistEntry"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/black-lists/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take a number off the blacklist */
        delete: operations["deleteBlacklistEntry"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/packages/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List packages
         * @description q finds name and serviceId. Sorts by createdDate, name, amount, country, currency, serviceId, callbackUrl, active, expiryDate, serviceName, merchantName.
         */
        get: operations["listPackages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/packages/get/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a package
         * @description Without a token, or with one that may not read this package, the public view for the payment-link page; 404 (package.linkInvalid) while its link is switched off and after it has expired. A token that has ended is 401.
         */
        get: operations["getPackage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/packages/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a package
         * @description It is of the service's merchant; others than the provider name a service of their own. Its link is the checkout's address, /checkout/via-link/ and its _id.
         */
        post: operations["addPackage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/packages/edit/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Edit a package
         * @description Payments that customers have already started keep their amount. A callbackUrl left out is gone; a link left out stays.
         */
        put: operations["editPackage"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/packages/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a package
         * @description Payments that customers have already started can still be finished.
         */
        delete: operations["deletePackage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/packages/generate-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start the payment of a package
         * @description Creates a checkout session of the package's amount, or of the customer's where the link leaves it open, open for an hour. Where the orderId is taken, another is made and answered. The serviceId must be the package's, else 404.
         */
        post: operations["generatePaymentLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/packages/figures/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read how often a package's link was used
         * @description A deleted package has none.
         */
        get: operations["getPackageFigures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/packages/opened/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Count that the page of a package's link was opened
         * @description The page calls it once when it shows the package; programs that only preview the link do not. Counts nothing while the link cannot be used.
         */
        post: operations["countPackageOpening"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List users
         * @description Others than the provider get their own account's. Sorts by createdDate, name, userName, email, userType, userTypeName, role, status; `-createdDate` unless asked otherwise. `q` finds names, user names and emails.
         */
        get: operations["listUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/get-by-id/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a user
         * @description Without Users.viewAll, oneself only; another account's user is 404.
         */
        get: operations["getUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a user
         * @description It is active at once. A role with a flag that the caller lacks is 403, an account or role outside the caller's scope 404, a userName that somebody has 409 (user.nameTaken).
         */
        post: operations["addUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/edit/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Edit a user
         * @description Nobody moves a user to another account: userTypeId is read-only. Who is permitted more than the caller is 403; a change that leaves the account without an administrator (last-admin) or, made by one of the account's own users, without an active user who can grant a flag (role.lastHolder) is 409.
         */
        put: operations["editUser"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/edit/toggle-user-status/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Activate or deactivate a user
         * @description A deactivated user is signed out with the next request. Who is permitted more than the caller is 403; oneself (user.deactivateOneself), the account's last administrator (last-admin) and, for the account's own users, the last one who can grant a flag (role.lastHolder) are 409.
         */
        put: operations["setUserStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a user
         * @description Who is permitted more than the caller is 403; oneself (user.deleteOneself), the account's last administrator (last-admin) and, for the account's own users, the last one who can grant a flag (role.lastHolder) are 409.
         */
        delete: operations["deleteUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roles/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List roles
         * @description Others than the provider get their own account's. Sorts by createdDate, modifiedDate, name, description, userTypeId; `-createdDate` unless asked otherwise; userTypeId sorts by the account's name. `q` finds names and descriptions.
         */
        get: operations["listRoles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roles/get/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a role
         * @description Another account's role is 404.
         */
        get: operations["getRole"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roles/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a role
         * @description Nobody grants a flag that they lack: 403. An account outside the caller's scope is 404.
         */
        post: operations["addRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roles/edit/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Edit a role
         * @description A flag that is left out becomes false; flags that the role holds and this contract does not know survive. Takes effect on the next request of its users. A role with a flag that the caller lacks is 403, one that leaves its account without an administrator (last-admin) or, edited by one of the account's own users, without an active user who can grant a flag (role.lastHolder) 409.
         */
        put: operations["editRole"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roles/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a role
         * @description A role that somebody has is 409 (role.inUse), one with a flag that the caller lacks 403.
         */
        delete: operations["deleteRole"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saved-views/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List saved views
         * @description q finds name and list. Sorts by name, list, createdDate; by name unless asked.
         */
        get: operations["listSavedViews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saved-views/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save a view
         * @description Private, or shared with a role of the caller's account, or the caller's own. A caller keeps at most 200, each list's by different names.
         */
        post: operations["addSavedView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saved-views/edit/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Rename or reshare a view
         * @description Only by who saved it: 403 to those it is shared with, 404 to others.
         */
        put: operations["editSavedView"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saved-views/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a view
         * @description Only by who saved it: 403 to those it is shared with, 404 to others.
         */
        delete: operations["deleteSavedView"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find records
         * @description Returns at most 50 hits, the best ones first. Finds merchants, carriers, services, settlements, transactions, users and roles by name, number or id; payouts by reference, beneficiary, mobile number and order id; loan transactions by number and reference; products by name and sku; packages by name and service id; blacklist entries by number; subscriptions by number, service and merchant; transactions by the payer's mobile number or its beginning (seven digits or more, with or without its calling code) as well. Each hit needs the permission of its own kind; none is outside the caller's scope.
         */
        get: operations["search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/history/get/{kind}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the history of a record
         * @description Newest first. Takes the permission that reads the record, and tells of one that is gone as well; another account's is 404. before and after are shown to the record's own account and the provider. A loan transaction's history is the provider's alone.
         */
        get: operations["getHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lookups/available": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ask whether a name is free
         * @description For forms that are filled in; saving decides. Only names in the caller's scope count; userName, one for all accounts, takes Users.addUsers or Users.editUsers.
         */
        get: operations["checkAvailability"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lookups/choices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find the records that a form can choose
         * @description For fields that choose a record, while somebody types: at most 20, in alphabetical order of what matches; a service is found by its merchant's name, too. Merchants and services in the caller's scope; a carrier's users find the merchants whose services it carries. Carriers take CarrierManagement.viewAll or Services.viewAll, users Users.viewAll, roles Roles.viewAll; accounts are merchants and, with CarrierManagement.viewAll, carriers, and for the provider's users its own.
         */
        get: operations["listChoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-keys/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the keys of merchants
         * @description q finds name. Sorts by createdDate, name, lastUsedDate. Revoked keys stay in the list.
         */
        get: operations["listApiKeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-keys/get/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a key
         * @description Without its secret, and with the version that editing it names.
         */
        get: operations["getApiKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-keys/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a key
         * @description Answers the secret once. 403 for a scope whose operations the caller may not call; 409 when the name is taken (key.nameTaken) or the merchant has 50 working keys (key.tooMany). Without MerchentManagement.editAccounts, Users.editUsers lets the merchant's own users do it.
         */
        post: operations["addApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-keys/edit/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Rename or limit a key
         * @description Counts with the next call of the key. 403 for a further scope whose operations the caller may not call; a revoked key is 409 (key.revoked).
         */
        put: operations["editApiKey"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-keys/rotate/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a new secret for a key
         * @description Answers the secret once. The one before it works on for overlapHours, every older one ends now. A revoked key is 409 (key.revoked).
         */
        post: operations["rotateApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-keys/revoke/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke a key
         * @description All its secrets end at once and for good. A key that is revoked already stays as it is.
         */
        post: operations["revokeApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook-endpoints/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the endpoints of merchants
         * @description q finds url and description. Sorts by createdDate, url, status.
         */
        get: operations["listWebhookEndpoints"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook-endpoints/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add an endpoint
         * @description Answers its signing secret once. At most 20 a merchant (endpoint.tooMany), each address once (endpoint.urlTaken). It gets what happens from now on.
         */
        post: operations["addWebhookEndpoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook-endpoints/edit/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Edit an endpoint, switch it on or off
         * @description Deliveries that wait go to the new address. Switched off, it gets no events, and those that wait are given up.
         */
        put: operations["editWebhookEndpoint"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook-endpoints/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an endpoint
         * @description Deliveries that wait are given up; the log of the others stays.
         */
        delete: operations["deleteWebhookEndpoint"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook-endpoints/test/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test event
         * @description Sends webhook.test like any other event; the delivery says how it went. An endpoint that is switched off is 409 (endpoint.inactive).
         */
        post: operations["testWebhookEndpoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook-endpoints/rotate-secret/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a new signing secret for an endpoint
         * @description Answers the secret once. For overlapHours, both secrets sign: the header has a signature of each. Every older one ends now.
         */
        post: operations["rotateEndpointSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook-deliveries/redeliver-period": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the webhooks of a period again
         * @description Each keeps its event id. More than 10,000 are refused (delivery.tooMany). Those that wait already stay as they are, and those to endpoints that are gone or switched off are left out.
         */
        post: operations["redeliverWebhooks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook-deliveries/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhook deliveries
         * @description q finds serviceName, merchantName, eventType, eventId, the id of the session, payout or subscription that the event is about, and the order id of its session. Page numbers serve the first 10,000 rows, the cursor any depth. Sorts by createdDate, eventType, status, attempts, serviceName, merchantName, responseStatus, eventId; the cursor goes with -createdDate.
         */
        get: operations["listWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook-deliveries/redeliver/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a webhook again
         * @description The same event id goes out again, so a receiver that kept it counts it once. One that is still pending stays as it is. To an endpoint that is gone or switched off it is 409 (endpoint.inactive).
         */
        post: operations["redeliverWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/summary/get-dashboard-summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the cards
         * @description The counts that the caller may see. The provider's people get clients and operators, others users and roles; all get services and oneTimePurchase.
         */
        get: operations["getDashboardSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/summary/get-subscription-summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read today's share of each service
         * @description Counts today's successful transactions. A bare array, not a page, the busiest service first; a merchant's users get its own services, a carrier's those that it carries. Today is each country's own.
         */
        get: operations["getServicesShare"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/summary/get-today-sales": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read today's revenue of each service
         * @description In major units. A bare array, not a page: a row for each service and currency, the largest amount of a currency first. A merchant's and a carrier's users get their own share of it. Today is each country's own.
         */
        get: operations["getRevenueShare"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/summary/filter-subscription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read the share of each service between two days
         * @description Successful transactions between two days, inclusive. A bare array, not a page, the busiest service first. Only this and the next call the days startDate and endDate.
         */
        post: operations["filterServicesShare"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/summary/filter-sales": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read the revenue of each service between two days
         * @description In major units, between two days, inclusive. A bare array, not a page: a row for each service and currency, the largest amount of a currency first. A merchant's and a carrier's users get their own share of it.
         */
        post: operations["filterRevenueShare"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/transaction-status-update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Correct a transaction's status
         * @description Reverses or rebooks its money, marks the transaction as manual and tells the merchant; 409 as well once a settlement has claimed the transaction, and where the merchant's payable would go below zero.
         */
        put: operations["updateTransactionStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/billing-report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report billing by service
         * @description One row a merchant, service, country and currency, from the daily figures by business day: a payment that was paid later than it had expired counts on the day it was paid, one that came back after its day was settled on the day it came back, whereas the transaction report has both on the day of their transactionDate. A carrier's users cannot sort by what they do not see. Sorts by serviceName, totalNumberOfTransactions, totalAmount, waleeShareValue, merchantShareValue, status.
         */
        post: operations["reportBilling"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/billing-report/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report the billing of one service
         * @description The transactions that a row of the billing report sums; a row that the caller's report does not have is 404. Page numbers serve the first 10,000 rows, the cursor any depth.
         */
        post: operations["reportBillingDetail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/billing-status-update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the status of a billing row
         * @description Marks it as billed or not, for the same days only; moves no money, and the status that it has already changes nothing.
         */
        put: operations["updateBillingStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/reconciliation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set transactions, billing and settlements side by side
         * @description One row a merchant that had transactions in the period; sorts by merchantName, transactionCount, transactionAmount, refundedAmount, billedAmount, settledAmount, difference.
         */
        post: operations["reportReconciliation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List subscriptions
         * @description A merchant's users get its own, a carrier's those that it carries. Sorts by createdDate, country, operator, merchantName, serviceName, msisdn, subscriptionType, subscriptionAmount, currency, subscriberStatus; `-createdDate` unless asked otherwise. `q` finds text in all of these but dates.
         */
        get: operations["listSubscriptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/get/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a subscription with its charges
         * @description The newest hundred charges, each with its payment.
         */
        get: operations["getSubscription"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a subscription
         * @description The number is charged on schedule: each charge is a payment of the service, which its wallet's owner confirms. A charge that fails is tried again (daily after 4 and 8 hours, weekly after 12, 24 and 48, monthly after 24, 72 and 168); after the last try the subscription is canceled. Webhooks tell: subscription.reminder before a weekly or monthly charge, subscription.charged, subscription.failed and subscription.canceled.
         */
        post: operations["addSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/edit/status/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Pause, resume or cancel a subscription
         * @description Only a subscription that is charged here. A charge that the customer is confirming when it is paused or canceled may still be paid. Asking for the status that it has changes nothing.
         */
        put: operations["setSubscriptionStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/analytics/collection/get-summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sum up collection
         * @description Each payment counts on its own country's business day; a day without any is listed with zeros when the period has at most 366 days.
         */
        post: operations["summarizeCollection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/analytics/disbursement/get-summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sum up disbursement
         * @description Payouts by the day that they were asked for, in Egypt's business days; one item a currency, none where nothing was deposited or paid out.
         */
        post: operations["summarizeDisbursement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start an export of a list
         * @description Takes the permission of the list, and Reports.generateReport for reports. The filters and the order are the list's own, without page, limit and after, and so are the days: the transaction report's go by transactionDate, billing's by business day. What the list would refuse is refused here; days that it takes when none are asked for are those of the start. The file has every row as of one moment. Control totals say how many rows there are, their sums by currency, the filter, the period, the time zone, the moment and who exported: on a sheet of their own in a workbook, at the end of a CSV file when `totals` asks for them. The file is named for its list and period, as transactions_2026-11-01_2026-11-22.xlsx, or for its list and day where the list has no period; files of payouts and of file records are named Loan_Disbursements_ and the day, DD-MM-YYYY. Who exported what stays in the history of their account. More than five that wait or run are 429; a file is kept for a day.
         */
        post: operations["startExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an export's progress
         * @description Of the caller's own, for a day.
         */
        get: operations["getExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exports/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download an export's file
         * @description Of the caller's own, for a day; 409 until the export is done.
         */
        get: operations["getExportFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    merchantEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An event for a merchant
         * @description Sent to the endpoints of the merchant that want its type, and to the address of its service or package. Signed as Standard Webhooks say: webhook-id is the event's id, the same for every delivery. Repeated with growing pauses for three days until it is answered with 2XX.
         */
        post: operations["receiveMerchantEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /** @description What a person signs in with. */
        Credentials: {
            /**
             * @description Compared in lower case and trimmed.
             * @example mona
             */
            userName: string;
            /**
             * Format: password
             * @description As typed.
             * @example correct horse
             */
            password: string;
            /**
             * @description Whether the client keeps the login across browser restarts.
             * @example false
             */
            rememberMe?: boolean;
        };
        /**
         * @description A JWT for the `x-auth-token` header; its claims carry userTypeId and role, which choose what a client shows. The server asks the session behind it on every call: it ends after 12 hours or 60 minutes without a call, unless the gateway is set otherwise, with the sign-out, and when its user or the account is deactivated.
         * @example eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ1c3JfOGszd3E3emQyeG05dG5iNHZjNnJ5ajVmcGgiLCJ1c2VyVHlwZUlkIjoiV2FsZWUifQ.ZXhhbXBsZS1zaWduYXR1cmU
         */
        Token: string;
        /** @description One thing that is wrong. */
        ErrorDetail: {
            /**
             * @description A sentence to show.
             * @example Please provide valid amount
             */
            message: string;
            /**
             * @description The field that it is about, with dots for nesting.
             * @example attributes.productPrice
             */
            field?: string;
            /**
             * @description Stable name of the message, such as merchant.name.minLength: clients translate by it.
             * @example payout.amount.required
             */
            code?: string;
            /**
             * @description What stands in the places of the message, by name, such as { amount: 120 }.
             * @example {
             *       "amount": 120
             *     }
             */
            values?: {
                [key: string]: string | number;
            };
        };
        /**
         * Format: date-time
         * @description A moment, ISO 8601 in UTC.
         * @example 2026-11-21T12:05:09.000Z
         */
        Instant: string;
        /** @description What every answer with a status of 4xx or 5xx carries. Clients show the first message. */
        Error: {
            /**
             * @description What kind of failure it is: Bad-Request, Token-Expired, Invalid-Token, Login-Failed, Invalid-Signature, Forbidden, Not-Found, Conflict, Payment-Failed, Too-Large, Too-Long, Unsupported-Media-Type, Precondition-Failed, Unprocessable, Too-Many-Requests, Internal-Error or Unavailable.
             * @example Bad-Request
             */
            status: string;
            /**
             * @description The first message of `errors`.
             * @example Please provide valid amount
             */
            message: string;
            /** @description Everything that is wrong, the most important first. */
            errors: components["schemas"]["ErrorDetail"][];
            /**
             * @description Quote this to support.
             * @example req_5k8w2m
             */
            requestId: string;
            /**
             * @description Only of 412: the record as it is now, in the form of the operation's own answer.
             * @example {
             *       "_id": "mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp",
             *       "name": "Nile Books"
             *     }
             */
            current?: {
                [key: string]: unknown;
            };
            /**
             * @description Only of 412: who made the newest change that the record's history tells the caller.
             * @example Mona Hassan
             */
            changedBy?: string;
            /** @description Only of 412: when changedBy made it. */
            changedAt?: components["schemas"]["Instant"];
            /**
             * @description Only of uploads; why the file is not taken.
             * @example no-columns
             */
            error_code?: string;
            /**
             * @description Only of uploads; the same in a sentence to show.
             * @example The sheet has no column "referanceNumber"
             */
            err_desc?: string;
        };
        /**
         * @description An unguessable identifier, made by the server.
         * @example mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp
         */
        Id: string;
        /** @description A role by id and name. */
        RoleReference: {
            /**
             * @description The role's `_id`.
             * @example rol_3t9zk7wq2xm8d4nb6vc5ryjfph
             */
            _id: components["schemas"]["Id"];
            /**
             * @description The role's name.
             * @example Finance
             */
            name: string;
        };
        /**
         * @description Admin is the provider's own; Operator belongs to a carrier, Merchant to a merchant.
         * @example Admin
         * @enum {string}
         */
        UserType: "Admin" | "Operator" | "Merchant";
        /**
         * @description Flags by group, such as `Reports.viewAll`; a flag that is missing is false, and flags that this contract does not know may be among them. The wire spells `MerchentManagement` so, and has `activeDeactivateUser` beside `activateDeactivateRole`.
         * @example {
         *       "Dashboard": {
         *         "viewAll": true,
         *         "viewUserGraphs": true
         *       },
         *       "MerchentManagement": {
         *         "viewAll": true,
         *         "createAccounts": false,
         *         "editAccounts": false
         *       },
         *       "Reports": {
         *         "viewAll": true,
         *         "generateReport": true,
         *         "addEditDelete": false
         *       }
         *     }
         */
        Permissions: {
            [key: string]: {
                [key: string]: boolean;
            };
        };
        /**
         * Format: uri
         * @description An absolute address; https, or http on this machine during development.
         * @example https://nilebooks.example/webhooks/daftar
         */
        Url: string;
        /**
         * @description ISO 4217 code, upper case.
         * @example EGP
         */
        CurrencyCode: string;
        /** @description Who the caller is and what the role permits. */
        OwnPermissions: {
            /** @description The person. */
            user: {
                /**
                 * @description The person's `_id`.
                 * @example usr_8k3wq7zd2xm9tnb4vc6ryj5fph
                 */
                _id: components["schemas"]["Id"];
                /**
                 * @description Full name.
                 * @example Mona Hassan
                 */
                name: string;
                /**
                 * @description What the person signs in with.
                 * @example mona
                 */
                userName: string;
            };
            /** @description Null for a person without a role, who has to be signed out. */
            role: components["schemas"]["RoleReference"] | null;
            /**
             * @description Whose people the caller is one of.
             * @example Admin
             */
            userType: components["schemas"]["UserType"];
            /**
             * @description The account, or the provider's name for its own people.
             * @example Walee
             */
            userTypeId: string;
            /**
             * @description The account's name.
             * @example Walee
             */
            userTypeName: string;
            /**
             * @description Where the caller's moments and days are told that belong to no country: the zone of the account's country, the provider's for its own people.
             * @example Africa/Cairo
             */
            timeZone: string;
            /** @description What the role permits; empty without a role. */
            permissions: components["schemas"]["Permissions"];
            /** @description Who runs the product. */
            provider: {
                /**
                 * @description The provider's name in labels.
                 * @example Walee
                 */
                name: string;
            };
            /**
             * @description How this installation computes settlements: integer parses every operand to a whole number; decimal is exact.
             * @example integer
             * @enum {string}
             */
            settlementMath: "integer" | "decimal";
            /**
             * @description Whether payments go to sandboxes instead of real providers.
             * @example true
             */
            sandbox: boolean;
            /**
             * @description Where customers pay: shops load the checkout from here.
             * @example https://pay.daftar.example
             */
            checkoutUrl: components["schemas"]["Url"];
            /**
             * @description How many characters a new password has at least.
             * @example 12
             */
            shortestPassword: number;
            /**
             * @description The currencies of the transactions that the caller may see, by their codes.
             * @example [
             *       "EGP",
             *       "USD"
             *     ]
             */
            usedCurrencies: components["schemas"]["CurrencyCode"][];
        };
        /**
         * Format: email
         * @description An email address.
         * @example accounts@nilebooks.example
         */
        Email: string;
        /** @description The caller's own record. */
        Profile: {
            /**
             * @description The caller's own id.
             * @example usr_8k3wq7zd2xm9tnb4vc6ryj5fph
             */
            _id: components["schemas"]["Id"];
            /**
             * @description Full name.
             * @example Mona Hassan
             */
            name: string;
            /**
             * @description What the person signs in with.
             * @example mona
             */
            userName: string;
            /**
             * @description Where the caller is reached.
             * @example mona@walee.example
             */
            email: components["schemas"]["Email"];
            /**
             * @description Whose people the caller is one of.
             * @example Admin
             */
            userType: components["schemas"]["UserType"];
            /**
             * @description The account, or the provider's name for its own people.
             * @example Walee
             */
            userTypeId: string;
            /**
             * @description The account's name.
             * @example Walee
             */
            userTypeName: string;
            /**
             * @description When the caller was added.
             * @example 2026-08-01T08:00:00.000Z
             */
            createdDate: components["schemas"]["Instant"];
        };
        /**
         * @description What people call it: two characters at least, spaces around them not counted, with a letter or digit, and nothing that ends a line or turns a text's direction.
         * @example Nile Books
         */
        Name: string;
        /** @description The profile as its form sends it back. Read-only fields may be sent and must equal what is stored. */
        ProfileEdit: {
            /**
             * @description Full name.
             * @example Mona Hassan
             */
            name: components["schemas"]["Name"];
            /**
             * @description Where the caller is reached.
             * @example mona@walee.example
             */
            email: components["schemas"]["Email"];
            /**
             * @description Read-only.
             * @example usr_8k3wq7zd2xm9tnb4vc6ryj5fph
             */
            _id?: components["schemas"]["Id"];
            /**
             * @description Read-only.
             * @example mona
             */
            userName?: string;
            /**
             * @description Read-only.
             * @example Admin
             */
            userType?: components["schemas"]["UserType"];
            /**
             * @description Read-only.
             * @example Walee
             */
            userTypeId?: string;
            /**
             * @description Read-only.
             * @example Walee
             */
            userTypeName?: string;
            /**
             * @description Read-only.
             * @example 2026-08-01T08:00:00.000Z
             */
            createdDate?: components["schemas"]["Instant"];
        };
        /** @description The present password and the new one, twice. */
        PasswordChange: {
            /**
             * Format: password
             * @description The present password, as typed; a wrong one is 400.
             * @example correct horse
             */
            currentPassword: string;
            /**
             * Format: password
             * @description As typed: 5 to 50 characters, or more where the gateway asks for more; never fewer than at creation.
             * @example battery staple
             */
            newPassword: string;
            /**
             * Format: password
             * @description The new password again; another one is 400, Passwords must match.
             * @example battery staple
             */
            confirmPassword: string;
        };
        /** @description A sentence to show. */
        Message: {
            /**
             * @description The sentence.
             * @example Password updated successfully
             */
            message: string;
        };
        /**
         * @description Field to order by, with `-` before it for descending; each list names its fields. Newest first unless sent, or as the list says.
         * @example -createdDate
         */
        Sort: string;
        /**
         * @description Whether an account's users may sign in and its services sell.
         * @example Active
         * @enum {string}
         */
        AccountStatus: "Active" | "Inactive";
        /**
         * @description English name of a country that the product works in.
         * @example Egypt
         * @enum {string}
         */
        CountryName: "Pakistan" | "China" | "Singapore" | "Malaysia" | "United Kingdom" | "United States" | "Egypt" | "United Arab Emirates" | "Qatar" | "Saudi Arabia";
        /**
         * @description Many amounts of one currency together, in major units; more than 12 digits come to the nearest number that JSON can hold.
         * @example 80000.5
         */
        AmountSum: number;
        /**
         * Format: email
         * @description Where notices about the account are to go; optional.
         * @example notify@nilebooks.example
         */
        NotificationEmail: string;
        /**
         * Format: email
         * @description Who helps its customers; optional.
         * @example support@nilebooks.example
         */
        SupportEmail: string;
        /**
         * Format: email
         * @description Who settles its bills; optional.
         * @example billing@nilebooks.example
         */
        BillingEmail: string;
        /**
         * Format: email
         * @description Who agrees on contracts and shares; optional.
         * @example sales@nilebooks.example
         */
        CommercialEmail: string;
        /** @description A business whose payments the provider takes. */
        Merchant: {
            /**
             * @description The merchant's own id, which is its `userTypeId` elsewhere.
             * @example mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp
             */
            _id: components["schemas"]["Id"];
            /**
             * @description Unique without regard to case.
             * @example Nile Books
             */
            name: string;
            /**
             * @description English name of where it does business.
             * @example Egypt
             */
            country: string;
            /**
             * @description What its account balance is kept in.
             * @example EGP
             */
            currency: components["schemas"]["CurrencyCode"];
            /**
             * @description Account balance in major units of `currency`; absent where showBalance is false and the caller is the merchant's own user.
             * @example 12500.75
             */
            accountBalance?: components["schemas"]["AmountSum"];
            /**
             * @description Active from its creation; while Inactive, its users cannot sign in and no checkout, link or payout of it begins.
             * @example Active
             */
            status: components["schemas"]["AccountStatus"];
            /**
             * @description When it was created.
             * @example 2026-08-14T09:30:00.000Z
             */
            createdDate: components["schemas"]["Instant"];
            notificationEmail?: components["schemas"]["NotificationEmail"];
            supportEmail?: components["schemas"]["SupportEmail"];
            billingEmail?: components["schemas"]["BillingEmail"];
            commercialEmail?: components["schemas"]["CommercialEmail"];
            /**
             * @description Whether the merchant's own users see its balance and its loan account's.
             * @example true
             */
            showBalance: boolean;
            /**
             * @description Its public account code.
             * @example m4k7wq2xz9tb3nhd
             */
            sid: string;
            /**
             * @description The key that may be read.
             * @example pk_test_8w3kq7zd2xm9tnb4vc6ryj5fph2k7wqx
             */
            publicKey: string;
        };
        /**
         * @description This page, from 1.
         * @example 1
         */
        PageNumber: number;
        /**
         * @description How many pages there are; one when there are no rows.
         * @example 1
         */
        PageCount: number;
        /**
         * @description How many rows match.
         * @example 1
         */
        RowCount: number;
        /** @description A page of merchants. */
        MerchantPage: {
            /** @description The rows. */
            data: components["schemas"]["Merchant"][];
            current: components["schemas"]["PageNumber"];
            pages: components["schemas"]["PageCount"];
            total: components["schemas"]["RowCount"];
        };
        /**
         * Format: date
         * @description A calendar day, YYYY-MM-DD, in the business time zone of the country it is about.
         * @example 2026-11-21
         */
        Day: string;
        /** @description Something that was done to a record, written by the server. */
        HistoryEntry: {
            /** @description The day that it was done, in UTC. */
            date: components["schemas"]["Day"];
            /** @description The moment that it was done. */
            time: components["schemas"]["Instant"];
            /**
             * @description What was done.
             * @example Changed supportEmail
             */
            description: string;
            /**
             * @description Stable name of the description, such as history.changed: clients translate by it. Old entries have none.
             * @example history.changed
             */
            code?: string;
            /**
             * @description What stands in the places of the description, by name, such as { fields: supportEmail }.
             * @example {
             *       "fields": "supportEmail"
             *     }
             */
            values?: {
                [key: string]: string | number;
            };
            /**
             * @description Name of whoever did it.
             * @example Mona Hassan
             */
            actor: string;
            /** @description The changed fields as they were. */
            before?: {
                [key: string]: unknown;
            };
            /** @description The changed fields as they are. */
            after?: {
                [key: string]: unknown;
            };
        };
        /** @description What was done to the record, newest first. */
        History: components["schemas"]["HistoryEntry"][];
        /** @description A merchant with what was done to it. */
        MerchantDetail: components["schemas"]["Merchant"] & {
            history: components["schemas"]["History"];
        };
        /** @description An account's id with its name. */
        MerchantName: {
            /**
             * @description The merchant's `_id`.
             * @example mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp
             */
            userTypeId: components["schemas"]["Id"];
            /**
             * @description The merchant's name.
             * @example Nile Books
             */
            name: string;
        };
        /**
         * @description A currency that the product works in.
         * @example EGP
         */
        KnownCurrency: components["schemas"]["CurrencyCode"];
        /** @description A new merchant. */
        MerchantInput: {
            /**
             * @description Unique among merchants without regard to case.
             * @example Nile Books
             */
            name: components["schemas"]["Name"];
            /**
             * @description Where it does business.
             * @example Egypt
             */
            country: components["schemas"]["CountryName"];
            /**
             * @description What its account balance is kept in; a currency that the product knows.
             * @example EGP
             */
            currency: components["schemas"]["KnownCurrency"];
            notificationEmail?: components["schemas"]["NotificationEmail"];
            supportEmail?: components["schemas"]["SupportEmail"];
            billingEmail?: components["schemas"]["BillingEmail"];
            commercialEmail?: components["schemas"]["CommercialEmail"];
            /**
             * @description Whether the merchant's own users see its balance; they do unless it is false.
             * @example true
             */
            showBalance?: boolean;
        };
        /** @description A merchant as its form sends it back. Read-only fields may be sent and must equal what is stored. */
        MerchantEdit: {
            /**
             * @description Unique among merchants without regard to case.
             * @example Nile Books
             */
            name: components["schemas"]["Name"];
            /**
             * @description Where it does business.
             * @example Egypt
             */
            country: components["schemas"]["CountryName"];
            /**
             * @description What its account balance is kept in; fixed once it has money.
             * @example EGP
             */
            currency: components["schemas"]["KnownCurrency"];
            notificationEmail?: components["schemas"]["NotificationEmail"];
            supportEmail?: components["schemas"]["SupportEmail"];
            billingEmail?: components["schemas"]["BillingEmail"];
            commercialEmail?: components["schemas"]["CommercialEmail"];
            /**
             * @description Whether the merchant's own users see its balance.
             * @example true
             */
            showBalance?: boolean;
            /**
             * @description Read-only: the path's.
             * @example mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp
             */
            _id?: components["schemas"]["Id"];
            /**
             * @description Read-only. Major units of the currency.
             * @example 12500.75
             */
            accountBalance?: components["schemas"]["AmountSum"];
            /**
             * @description Read-only.
             * @example Active
             */
            status?: components["schemas"]["AccountStatus"];
            /**
             * @description Read-only.
             * @example 2026-08-14T09:30:00.000Z
             */
            createdDate?: components["schemas"]["Instant"];
            /**
             * @description Read-only.
             * @example m4k7wq2xz9tb3nhd
             */
            sid?: string;
            /**
             * @description Read-only.
             * @example pk_test_8w3kq7zd2xm9tnb4vc6ryj5fph2k7wqx
             */
            publicKey?: string;
        };
        /** @description The status wanted; the name and `_id` that a list sends along must be the record's. */
        StatusChange: {
            /**
             * @description The status wanted: Inactive deactivates, Active activates.
             * @example Inactive
             */
            status: components["schemas"]["AccountStatus"];
            /**
             * @description The record's name.
             * @example Nile Books
             */
            name?: string;
            /**
             * @description The record's `_id`.
             * @example mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp
             */
            _id?: components["schemas"]["Id"];
        };
        /**
         * @description Money in major units above zero, with at most the decimals of its currency.
         * @example 450.5
         */
        PositiveAmount: number;
        /**
         * @description Money in major units, with at most the decimals of its currency.
         * @example 450.5
         */
        Amount: number;
        /** @description A deposit to a merchant's account balance, in major units of its currency. The server computes the net amount again: grossAmount less the tax; the net amount rounds half up, as a loan's billed amount does. */
        AccountBalanceInput: {
            /**
             * @description The merchant's `_id`, as the path has it.
             * @example mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp
             */
            _id?: components["schemas"]["Id"];
            /**
             * @description What was paid in, in major units of the merchant's currency.
             * @example 5000
             */
            grossAmount: components["schemas"]["PositiveAmount"];
            /**
             * @description Tax in percent of the gross amount.
             * @example 14
             */
            tax: number;
            /**
             * @description What is credited: grossAmount less tax percent of it, in major units of the merchant's currency; another figure is 400.
             * @example 4300
             */
            netAmount: components["schemas"]["Amount"];
            /**
             * @description What the deposit is known by at the bank, for the history.
             * @example NBE transfer 88213
             */
            reference?: string;
        };
        /** @description Whose revenue, and of which days, both included. */
        RevenueRequest: {
            /**
             * @description The first day.
             * @example 2026-11-01
             */
            dateFrom: components["schemas"]["Day"];
            /**
             * @description The last day, included.
             * @example 2026-11-15
             */
            dateTo: components["schemas"]["Day"];
            /**
             * @description The merchant's country; another is 400.
             * @example Egypt
             */
            country: components["schemas"]["CountryName"];
            /**
             * @description The merchant's name.
             * @example Nile Books
             */
            merchantName: string;
            /** @description Which payments; the merchant's own currency when it is left out. */
            currency?: components["schemas"]["CurrencyCode"];
        };
        /**
         * @description A share in percent.
         * @example 96
         */
        Percentage: number;
        /** @description Successful payments that no settlement has claimed. Here `merchantShare` is a percentage. */
        MerchantRevenue: {
            /**
             * @description What customers paid, less what was refunded, in major units of the currency.
             * @example 80000.5
             */
            totalAmount: components["schemas"]["AmountSum"];
            /**
             * @description The provider's part of totalAmount, in major units.
             * @example 3200.02
             */
            waleeShareValue: components["schemas"]["AmountSum"];
            /**
             * @description The provider's part in percent of totalAmount.
             * @example 4
             */
            waleeSharePercentage: components["schemas"]["Percentage"];
            /**
             * @description The merchant's part of totalAmount, in major units.
             * @example 76800.48
             */
            merchantShareValue: components["schemas"]["AmountSum"];
            /**
             * @description The merchant's part in percent of totalAmount; a value only in settlements.
             * @example 96
             */
            merchantShare: components["schemas"]["Percentage"];
        };
        /**
         * @description privateKey lets a server act for the merchant; token signs its webhooks and return addresses.
         * @example privateKey
         * @enum {string}
         */
        SecretKind: "privateKey" | "token";
        /** @description What may be told of a secret; never the secret itself. */
        MerchantSecret: {
            kind: components["schemas"]["SecretKind"];
            /**
             * @description Its last characters.
             * @example 9tbx
             */
            hint: string;
            /**
             * @description When it was made.
             * @example 2026-08-14T09:30:00.000Z
             */
            createdDate: components["schemas"]["Instant"];
            /**
             * @description Until when it works; absent while nothing has replaced it.
             * @example 2026-11-21T08:00:00.000Z
             */
            expiresDate?: components["schemas"]["Instant"];
        };
        /** @description The public key, and the masked secrets that work at this moment, newest first. */
        MerchantKeys: {
            /**
             * @description The key that may be read.
             * @example pk_test_8w3kq7zd2xm9tnb4vc6ryj5fph2k7wqx
             */
            publicKey: string;
            /** @description Newest first. */
            secrets: components["schemas"]["MerchantSecret"][];
        };
        /** @description Which secret to make anew. */
        KeyRotation: {
            kind: components["schemas"]["SecretKind"];
            /**
             * @description How many hours the secret before it works on; 0 revokes it at once. 24 unless given.
             * @example 24
             */
            overlapHours?: number;
        };
        /** @description A new secret. No other answer ever holds it. */
        NewMerchantKey: {
            kind: components["schemas"]["SecretKind"];
            /**
             * @description The secret.
             * @example sk_test_EXAMPLEexampleEXAMPLEexampleEXAMPLEex
             */
            secret: string;
            /**
             * @description When it was made.
             * @example 2026-11-21T12:05:09.000Z
             */
            createdDate: components["schemas"]["Instant"];
        };
        /**
         * @description Carrier is a payment provider; Operator is a telecom operator, which `GET /operators/get` lists.
         * @example Carrier
         * @enum {string}
         */
        CarrierType: "Carrier" | "Operator";
        /** @description A payment provider or telecom operator that services run over. */
        Carrier: {
            /**
             * @description The carrier's own id, which is its `userTypeId` elsewhere.
             * @example car_4w8zk2xq9md7tnb3vc6ryj5fph
             */
            _id: components["schemas"]["Id"];
            /**
             * @description Unique without regard to case.
             * @example Fawry
             */
            name: string;
            type: components["schemas"]["CarrierType"];
            /**
             * @description English name of where it works.
             * @example Egypt
             */
            country: string;
            /**
             * @description What it works in.
             * @example EGP
             */
            currency: components["schemas"]["CurrencyCode"];
            /**
             * @description Active from its creation; while Inactive, its users cannot sign in.
             * @example Active
             */
            status: components["schemas"]["AccountStatus"];
            /**
             * @description When it was created.
             * @example 2026-08-10T08:00:00.000Z
             */
            createdDate: components["schemas"]["Instant"];
            notificationEmail?: components["schemas"]["NotificationEmail"];
            supportEmail?: components["schemas"]["SupportEmail"];
            billingEmail?: components["schemas"]["BillingEmail"];
            commercialEmail?: components["schemas"]["CommercialEmail"];
        };
        /** @description A page of carriers. */
        CarrierPage: {
            /** @description The rows. */
            data: components["schemas"]["Carrier"][];
            current: components["schemas"]["PageNumber"];
            pages: components["schemas"]["PageCount"];
            total: components["schemas"]["RowCount"];
        };
        /** @description A carrier with what was done to it. */
        CarrierDetail: components["schemas"]["Carrier"] & {
            history: components["schemas"]["History"];
        };
        /** @description A new carrier. */
        CarrierInput: {
            /**
             * @description Unique among carriers without regard to case; services name their provider by it.
             * @example Fawry
             */
            name: components["schemas"]["Name"];
            type: components["schemas"]["CarrierType"];
            /**
             * @description Where it works.
             * @example Egypt
             */
            country: components["schemas"]["CountryName"];
            /**
             * @description What it works in; a currency that the product knows.
             * @example EGP
             */
            currency: components["schemas"]["KnownCurrency"];
            notificationEmail?: components["schemas"]["NotificationEmail"];
            supportEmail?: components["schemas"]["SupportEmail"];
            billingEmail?: components["schemas"]["BillingEmail"];
            commercialEmail?: components["schemas"]["CommercialEmail"];
        };
        /** @description A carrier as its form sends it back. Read-only fields may be sent and must equal what is stored. */
        CarrierEdit: {
            /**
             * @description Unique among carriers without regard to case; its services take the new name.
             * @example Fawry
             */
            name: components["schemas"]["Name"];
            type: components["schemas"]["CarrierType"];
            /**
             * @description Where it works.
             * @example Egypt
             */
            country: components["schemas"]["CountryName"];
            /**
             * @description What it works in; a currency that the product knows.
             * @example EGP
             */
            currency: components["schemas"]["KnownCurrency"];
            notificationEmail?: components["schemas"]["NotificationEmail"];
            supportEmail?: components["schemas"]["SupportEmail"];
            billingEmail?: components["schemas"]["BillingEmail"];
            commercialEmail?: components["schemas"]["CommercialEmail"];
            /**
             * @description Read-only: the path's.
             * @example car_4w8zk2xq9md7tnb3vc6ryj5fph
             */
            _id?: components["schemas"]["Id"];
            /**
             * @description Read-only.
             * @example Active
             */
            status?: components["schemas"]["AccountStatus"];
            /**
             * @description Read-only.
             * @example 2026-08-10T08:00:00.000Z
             */
            createdDate?: components["schemas"]["Instant"];
        };
        /** @description An account that a form offers. */
        AccountChoice: {
            /** @description The account's own id, its userTypeId as well. */
            _id: components["schemas"]["Id"];
            /**
             * @description Its name.
             * @example Fawry
             */
            name: string;
            /**
             * @description English name of its country.
             * @example Egypt
             */
            country: string;
        };
        /** @description A page of telecom operators. */
        OperatorPage: {
            /** @description The rows. */
            data: components["schemas"]["AccountChoice"][];
            current: components["schemas"]["PageNumber"];
            pages: components["schemas"]["PageCount"];
            total: components["schemas"]["RowCount"];
        };
        /**
         * @description Loan for what is paid out on credit, Others for anything else.
         * @example Others
         * @enum {string}
         */
        ServiceType: "Loan" | "Others";
        /**
         * @description How cards are charged; kept only with the payment method Credit Card.
         * @example monty-credit-card
         * @enum {string}
         */
        CardService: "monty-credit-card";
        /**
         * @description What one purchase costs, in major units of the service's currency, with at most its decimals; optional.
         * @example 250
         */
        Price: number;
        /**
         * @description What a loan pays out, in major units of the service's currency, with at most its decimals; optional.
         * @example 1500
         */
        DisbursementAmount: number;
        /**
         * Format: uri
         * @description Where the signed webhook tells how a payment ended, unless its package says another place; https, or http on this machine during development. A private address is not called.
         * @example https://nilebooks.example/webhooks/daftar
         */
        NotificationApi: string;
        /**
         * Format: uri
         * @description Where the merchant hands out tokens; kept for its clients and not called. https, or http on this machine in development.
         * @example https://nilebooks.example/api/token
         */
        TokenApi: string;
        /**
         * Format: uri
         * @description Where the merchant counts clicks; kept for its clients and not called. https, or http on this machine in development.
         * @example https://nilebooks.example/api/click
         */
        ClickIdApi: string;
        /**
         * Format: uri
         * @description Where customers go back to after a payment, unless their session says another place; https, or http on this machine during development.
         * @example https://nilebooks.example/thanks
         */
        PortalUrl: string;
        /**
         * @description The provider's or operator's part of each payment in percent, with at most 4 decimals.
         * @example 0
         */
        CarrierShare: number;
        /**
         * @description The merchant's part of each payment in percent, with at most 4 decimals.
         * @example 96
         */
        MerchantShare: number;
        /**
         * @description The part of each payment of whoever runs the product, in percent, with at most 4 decimals; it also gets what rounding and shares under 100 leave over.
         * @example 4
         */
        WaleeShare: number;
        /** @description Prices of a subscription in major units of the service's currency, by period; each is optional. */
        ServicePackage: {
            /**
             * @description A day.
             * @example 5
             */
            d?: number;
            /**
             * @description A week.
             * @example 30
             */
            w?: number;
            /**
             * @description A month.
             * @example 100
             */
            m?: number;
            /**
             * @description A year.
             * @example 1000
             */
            y?: number;
            /**
             * @description Once.
             * @example 250
             */
            oneTime?: number;
        };
        /** @description A name with a value. */
        CustomField: {
            /**
             * @description The field's name.
             * @example مركز التكلفة
             */
            name: string;
            /**
             * @description Its value.
             * @example CAI-17
             */
            value: string;
        };
        /**
         * @description A way to pay: a card, a mobile wallet, or a reference number that is paid at Fawry's shops. FawryRef is Fawry's alone: with another provider it is dropped.
         * @example FawryRef
         * @enum {string}
         */
        PaymentMethod: "Credit Card" | "MWallet" | "FawryRef";
        /** @description Something that a merchant sells over one provider. The users of another account, such as its carrier, do not see merchantShare, waleeShare, customFields nor the merchant's own addresses. */
        Service: {
            /**
             * @description The service's own id.
             * @example srv_3d8zk7wq2xm9tnb4vc6ryj5fph
             */
            _id: components["schemas"]["Id"];
            /**
             * @description Its public id.
             * @example s9x4kq7wd2zm8tnb
             */
            serviceId: string;
            /**
             * @description The same as serviceId.
             * @example s9x4kq7wd2zm8tnb
             */
            sid: string;
            /** @description Whose it is. */
            merchant: {
                /**
                 * @description The merchant's `_id`.
                 * @example mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp
                 */
                _id: components["schemas"]["Id"];
                /**
                 * @description The merchant's name.
                 * @example Nile Books
                 */
                name: string;
            };
            /**
             * @description English name of where it sells.
             * @example Egypt
             */
            country: string;
            /**
             * @description What its payments are in.
             * @example EGP
             */
            currency?: components["schemas"]["CurrencyCode"];
            /**
             * @description What customers read.
             * @example Nile Books Store
             */
            serviceName: string;
            ccServiceName?: components["schemas"]["CardService"];
            /**
             * @description Name of the carrier that takes its payments.
             * @example Fawry
             */
            serviceProvider: string;
            /**
             * @description Name of a telecom operator; optional.
             * @example EG-Vodafone
             */
            operatorName?: string;
            /**
             * @description How often a subscription renews; optional.
             * @example monthly
             */
            subscriptionFrequency?: string;
            price?: components["schemas"]["Price"];
            disbursementAmount?: components["schemas"]["DisbursementAmount"];
            serviceType: components["schemas"]["ServiceType"];
            notificationApi?: components["schemas"]["NotificationApi"];
            tokenApi?: components["schemas"]["TokenApi"];
            clickIdApi?: components["schemas"]["ClickIdApi"];
            portalUrl?: components["schemas"]["PortalUrl"];
            carrierShare: components["schemas"]["CarrierShare"];
            merchantShare?: components["schemas"]["MerchantShare"];
            waleeShare?: components["schemas"]["WaleeShare"];
            /** @description Subscription prices. */
            packages: components["schemas"]["ServicePackage"][];
            /** @description The merchant's own fields. */
            customFields?: components["schemas"]["CustomField"][];
            /** @description Ways to pay. */
            paymentMethods: components["schemas"]["PaymentMethod"][];
            /**
             * @description True is Active; false is Suspended, which sells nothing.
             * @example true
             */
            status: boolean;
            /**
             * @description When it was created.
             * @example 2026-08-14T09:42:00.000Z
             */
            createdDate: components["schemas"]["Instant"];
        };
        /** @description A page of services, with the accounts that a service can name. */
        ServiceList: {
            /** @description The rows. */
            data: components["schemas"]["Service"][];
            current: components["schemas"]["PageNumber"];
            pages: components["schemas"]["PageCount"];
            total: components["schemas"]["RowCount"];
            /** @description Active merchants in the caller's scope, by name; the first 10,000. */
            merchants: components["schemas"]["AccountChoice"][];
            /** @description Active carriers of both types in the caller's scope, by name; the first 10,000. */
            carriers: components["schemas"]["AccountChoice"][];
            /** @description Those of the carriers that are telecom operators. */
            operators: components["schemas"]["AccountChoice"][];
        };
        /** @description A page of services. */
        ServicePage: {
            /** @description The rows. */
            data: components["schemas"]["Service"][];
            current: components["schemas"]["PageNumber"];
            pages: components["schemas"]["PageCount"];
            total: components["schemas"]["RowCount"];
        };
        /**
         * @description Public id of a service.
         * @example s9x4kq7wd2zm8tnb
         */
        ServiceId: string;
        /** @description A new service. The three shares together must not exceed 100. */
        ServiceInput: {
            /**
             * @description Whose it is: the `_id` of an active merchant.
             * @example mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp
             */
            merchant: components["schemas"]["Id"];
            /**
             * @description Where it sells.
             * @example Egypt
             */
            country: components["schemas"]["CountryName"];
            /**
             * @description What its payments are in; a currency that the product knows.
             * @example EGP
             */
            currency: components["schemas"]["KnownCurrency"];
            /**
             * @description What customers read.
             * @example Nile Books Store
             */
            serviceName: components["schemas"]["Name"];
            ccServiceName?: components["schemas"]["CardService"];
            /**
             * @description Name of a carrier, without regard to case and outer spaces.
             * @example Fawry
             */
            serviceProvider: string;
            /**
             * @description Name of a telecom operator; optional.
             * @example EG-Vodafone
             */
            operatorName?: string;
            /**
             * @description How often a subscription renews; optional.
             * @example monthly
             */
            subscriptionFrequency?: string;
            price?: components["schemas"]["Price"];
            disbursementAmount?: components["schemas"]["DisbursementAmount"];
            serviceType: components["schemas"]["ServiceType"];
            notificationApi?: components["schemas"]["NotificationApi"];
            tokenApi?: components["schemas"]["TokenApi"];
            clickIdApi?: components["schemas"]["ClickIdApi"];
            portalUrl?: components["schemas"]["PortalUrl"];
            carrierShare: components["schemas"]["CarrierShare"];
            merchantShare: components["schemas"]["MerchantShare"];
            waleeShare: components["schemas"]["WaleeShare"];
            /** @description Subscription prices. */
            packages?: components["schemas"]["ServicePackage"][];
            /** @description The merchant's own fields. */
            customFields?: components["schemas"]["CustomField"][];
            /** @description Ways to pay. */
            paymentMethods?: components["schemas"]["PaymentMethod"][];
        };
        /** @description A service as its form sends it back. Read-only fields may be sent and must equal what is stored. */
        ServiceEdit: {
            /** @description Read-only; as the record has it, or its id alone. */
            merchant?: components["schemas"]["Id"] | {
                /**
                 * @description Read-only: the record's.
                 * @example srv_3d8zk7wq2xm9tnb4vc6ryj5fph
                 */
                _id: components["schemas"]["Id"];
                /**
                 * @description The merchant's name.
                 * @example Nile Books
                 */
                name?: string;
            };
            /**
             * @description Where it sells.
             * @example Egypt
             */
            country: components["schemas"]["CountryName"];
            /**
             * @description What its payments are in; a currency that the product knows.
             * @example EGP
             */
            currency: components["schemas"]["KnownCurrency"];
            /**
             * @description What customers read.
             * @example Nile Books Store
             */
            serviceName: components["schemas"]["Name"];
            ccServiceName?: components["schemas"]["CardService"];
            /**
             * @description Name of a carrier, without regard to case and outer spaces.
             * @example Fawry
             */
            serviceProvider: string;
            /**
             * @description Name of a telecom operator; optional.
             * @example EG-Vodafone
             */
            operatorName?: string;
            /**
             * @description How often a subscription renews; optional.
             * @example monthly
             */
            subscriptionFrequency?: string;
            price?: components["schemas"]["Price"];
            disbursementAmount?: components["schemas"]["DisbursementAmount"];
            serviceType: components["schemas"]["ServiceType"];
            notificationApi?: components["schemas"]["NotificationApi"];
            tokenApi?: components["schemas"]["TokenApi"];
            clickIdApi?: components["schemas"]["ClickIdApi"];
            portalUrl?: components["schemas"]["PortalUrl"];
            carrierShare: components["schemas"]["CarrierShare"];
            merchantShare: components["schemas"]["MerchantShare"];
            waleeShare: components["schemas"]["WaleeShare"];
            /** @description Subscription prices. */
            packages?: components["schemas"]["ServicePackage"][];
            /** @description The merchant's own fields. */
            customFields?: components["schemas"]["CustomField"][];
            /** @description Ways to pay. */
            paymentMethods?: components["schemas"]["PaymentMethod"][];
            /**
             * @description Read-only: the record's.
             * @example srv_3d8zk7wq2xm9tnb4vc6ryj5fph
             */
            _id?: components["schemas"]["Id"];
            /**
             * @description Read-only.
             * @example s9x4kq7wd2zm8tnb
             */
            serviceId?: string;
            /**
             * @description Read-only.
             * @example s9x4kq7wd2zm8tnb
             */
            sid?: string;
            /**
             * @description Read-only.
             * @example true
             */
            status?: boolean;
            /**
             * @description Read-only.
             * @example 2026-08-14T09:42:00.000Z
             */
            createdDate?: components["schemas"]["Instant"];
        };
        /** @description The status wanted; the `_id` that a list sends along must be the record's. */
        ServiceStatusChange: {
            /**
             * @description The record's `_id`.
             * @example srv_3d8zk7wq2xm9tnb4vc6ryj5fph
             */
            _id?: components["schemas"]["Id"];
            /**
             * @description The status wanted: true activates, false suspends.
             * @example false
             */
            status: boolean;
        };
        /** @description What exact decimals give, beside what was used. */
        SettlementFigures: {
            /**
             * @description The merchant's share. In major units of localCurrency.
             * @example 76800.48
             */
            subTotal: components["schemas"]["Amount"];
            /**
             * @description subTotal × remittanceChargesPercentage ÷ 100. In major units of localCurrency.
             * @example 1536.01
             */
            remittanceCharges: components["schemas"]["Amount"];
            /**
             * @description subTotal less remittanceCharges. In major units of localCurrency.
             * @example 75264.47
             */
            netTransferAmount: components["schemas"]["Amount"];
            /**
             * @description netTransferAmount ÷ exchangeRate. In major units of settledCurrency.
             * @example 1568.01
             */
            netSettledAmount: components["schemas"]["Amount"];
            /**
             * @description totalRevenue ÷ exchangeRate. In major units of settledCurrency.
             * @example 1666.68
             */
            grossSettledAmount: components["schemas"]["Amount"];
        };
        /** @description A number that lost its decimals on the way into a formula or out of it: 277.85 was used as 277. */
        DroppedDecimals: {
            /**
             * @description The field that lost them.
             * @example merchantShare
             */
            field: string;
            /**
             * @description The number with its decimals.
             * @example 76800.48
             */
            given: string;
            /**
             * @description What was computed with or stored.
             * @example 76800
             */
            used: string;
        };
        /** @description What was paid out to a merchant, and how it was computed. totalRevenue to netTransferAmount are major units of localCurrency; netSettledAmount and grossSettledAmount of settledCurrency. Here `merchantShare` is the value. */
        Settlement: {
            /**
             * @description The settlement's own id.
             * @example set_5m9tk3zq7xd2w8nb4vc6ryjfph
             */
            _id: components["schemas"]["Id"];
            /**
             * @description The number that people quote.
             * @example 4815162342
             */
            transactionId: number;
            /**
             * @description When it was made.
             * @example 2026-11-16T10:20:00.000Z
             */
            transactionDate: components["schemas"]["Instant"];
            /**
             * @description How the money was sent.
             * @example Bank transfer
             */
            channel: string;
            /**
             * @description English name of the merchant's country.
             * @example Egypt
             */
            country: string;
            /**
             * @description Name of the merchant.
             * @example Nile Books
             */
            merchantName: string;
            /**
             * @description The merchant's `_id`.
             * @example mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp
             */
            userTypeId: components["schemas"]["Id"];
            /**
             * @description What customers paid in.
             * @example EGP
             */
            localCurrency: components["schemas"]["CurrencyCode"];
            /**
             * @description What the merchant is paid in.
             * @example USD
             */
            settledCurrency: components["schemas"]["CurrencyCode"];
            /**
             * @description The first day of its payments.
             * @example 2026-11-01
             */
            dateFrom: components["schemas"]["Day"];
            /**
             * @description The last day of its payments, included.
             * @example 2026-11-15
             */
            dateTo: components["schemas"]["Day"];
            /**
             * @description What customers paid in the period, less what was refunded. In major units of localCurrency.
             * @example 80000.5
             */
            totalRevenue: components["schemas"]["Amount"];
            /**
             * @description The provider's part of totalRevenue, a value. In major units of localCurrency.
             * @example 3200.02
             */
            waleeShare: components["schemas"]["Amount"];
            /**
             * @description The provider's part in percent of totalRevenue, two decimals.
             * @example 4
             */
            waleeSharePercentage: components["schemas"]["Percentage"];
            /**
             * @description What the provider keeps of totalRevenue for itself: the same as waleeShare. In major units of localCurrency.
             * @example 3200.02
             */
            waleeCommission: components["schemas"]["Amount"];
            /**
             * @description The merchant's part of totalRevenue, a value. In major units of localCurrency.
             * @example 76800.48
             */
            merchantShare: components["schemas"]["Amount"];
            /**
             * @description The merchant's part in percent of totalRevenue, two decimals.
             * @example 96
             */
            merchantSharePercentage: components["schemas"]["Percentage"];
            /**
             * @description The merchant's share. In major units of localCurrency.
             * @example 76800
             */
            subTotal: components["schemas"]["Amount"];
            /**
             * @description subTotal × remittanceChargesPercentage ÷ 100. In major units of localCurrency.
             * @example 1536
             */
            remittanceCharges: components["schemas"]["Amount"];
            /**
             * @description What sending the money costs, in percent of subTotal, with at most 4 decimals.
             * @example 2
             */
            remittanceChargesPercentage: components["schemas"]["Percentage"];
            /**
             * @description subTotal less remittanceCharges. In major units of localCurrency.
             * @example 75264
             */
            netTransferAmount: components["schemas"]["Amount"];
            /**
             * @description Units of localCurrency for one of settledCurrency, with at most 6 decimals.
             * @example 48
             */
            exchangeRate: number;
            /**
             * @description netTransferAmount ÷ exchangeRate: what the merchant gets. In major units of settledCurrency.
             * @example 1568
             */
            netSettledAmount: components["schemas"]["Amount"];
            /**
             * @description totalRevenue ÷ exchangeRate. In major units of settledCurrency.
             * @example 1666.67
             */
            grossSettledAmount: components["schemas"]["Amount"];
            /**
             * @description How it was computed: integer parses every operand to a whole number, the last division apart; decimal is exact.
             * @example integer
             * @enum {string}
             */
            math: "integer" | "decimal";
            /** @description What exact decimals give for the same form. */
            exact: components["schemas"]["SettlementFigures"];
            /** @description Where decimals were dropped, in the order of the formulas; empty when none were. */
            notices: components["schemas"]["DroppedDecimals"][];
            /**
             * @description Why it overlaps an earlier settlement.
             * @example Late payments of 3 November
             */
            overrideReason?: string;
            /**
             * @description Why a net amount off by more than 0.5 % was accepted.
             * @example Rate agreed with the merchant
             */
            differenceReason?: string;
            /**
             * @description Who made it.
             * @example Mona Hassan
             */
            createdBy: string;
        };
        /** @description A page of settlements. */
        SettlementPage: {
            /** @description The rows. */
            data: components["schemas"]["Settlement"][];
            current: components["schemas"]["PageNumber"];
            pages: components["schemas"]["PageCount"];
            total: components["schemas"]["RowCount"];
        };
        /** @description A settlement with what was done to it. */
        SettlementDetail: components["schemas"]["Settlement"] & {
            history: components["schemas"]["History"];
        };
        /** @description A confirmation with its reason. */
        Reason: {
            /**
             * @description Kept on the record; with a letter or digit.
             * @example Late payments of 3 November
             */
            reason: string;
        };
        /** @description The settlement form. Everything is computed again by the server: revenue and shares that no longer match are 409, the computed lines that the form sends along are not used. */
        SettlementInput: {
            /**
             * @description The first day of the payments to settle.
             * @example 2026-11-01
             */
            dateFrom: components["schemas"]["Day"];
            /**
             * @description The last day of the payments to settle, included: today at the latest, on the merchant's calendar; a later one is 400.
             * @example 2026-11-15
             */
            dateTo: components["schemas"]["Day"];
            /**
             * @description The merchant's country; another is 400.
             * @example Egypt
             */
            country: components["schemas"]["CountryName"];
            /**
             * @description Name of the merchant.
             * @example Nile Books
             */
            merchantName: string;
            /**
             * @description The merchant's `_id`; optional, another merchant's is 404.
             * @example mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp
             */
            userTypeId?: components["schemas"]["Id"];
            /**
             * @description What customers paid in the period, less what was refunded. In major units of localCurrency. Another figure than the server's is 409 (stale-figures.totalRevenue).
             * @example 80000.5
             */
            totalRevenue: components["schemas"]["Amount"];
            /**
             * @description The provider's part of totalRevenue, a value. In major units of localCurrency. Optional; another figure than the server's is 409 (stale-figures.waleeShare).
             * @example 3200.02
             */
            waleeShare?: components["schemas"]["Amount"];
            /**
             * @description The provider's part in percent of totalRevenue, two decimals. Optional; another figure than the server's is 409 (stale-figures.waleeSharePercentage).
             * @example 4
             */
            waleeSharePercentage?: components["schemas"]["Percentage"];
            /**
             * @description The merchant's part of totalRevenue, a value. In major units of localCurrency. Optional; another figure than the server's is 409 (stale-figures.merchantShare).
             * @example 76800.48
             */
            merchantShare?: components["schemas"]["Amount"];
            /**
             * @description The merchant's part in percent of totalRevenue, two decimals. Optional; another figure than the server's is 409 (stale-figures.merchantSharePercentage).
             * @example 96
             */
            merchantSharePercentage?: components["schemas"]["Percentage"];
            /**
             * @description Not used: the server computes it.
             * @example 76800
             */
            subTotal?: components["schemas"]["Amount"];
            /**
             * @description Not used: the server computes it.
             * @example 1536
             */
            remittanceCharges?: components["schemas"]["Amount"];
            /**
             * @description What sending the money costs, in percent of subTotal, with at most 4 decimals.
             * @example 2
             */
            remittanceChargesPercentage: components["schemas"]["Percentage"];
            /**
             * @description Not used: the server computes it.
             * @example 75264
             */
            netTransferAmount?: components["schemas"]["Amount"];
            /**
             * @description Units of localCurrency for one of settledCurrency, with at most 6 decimals; one that parses to 0 is 400.
             * @example 48
             */
            exchangeRate: number;
            /**
             * @description Not used: the server computes it.
             * @example 1568
             */
            netSettledAmount?: components["schemas"]["Amount"];
            /**
             * @description Not used: the server computes it.
             * @example 1666.67
             */
            grossSettledAmount?: components["schemas"]["Amount"];
            /**
             * @description How the money is sent; with a letter or digit.
             * @example Bank transfer
             */
            channel: string;
            /**
             * @description What customers paid in: a currency that the product knows.
             * @example EGP
             */
            localCurrency: components["schemas"]["KnownCurrency"];
            /**
             * @description What the merchant is paid in: a currency that the product knows.
             * @example USD
             */
            settledCurrency: components["schemas"]["KnownCurrency"];
            /** @description Settles a period that overlaps an earlier settlement, which is 409 (overlap) without. */
            override?: components["schemas"]["Reason"];
            /** @description Accepts a net amount that differs by more than 0.5 % from the exact one, which is 409 (difference) without. */
            difference?: components["schemas"]["Reason"];
        };
        /**
         * @description The page to answer, from 1.
         * @default 1
         * @example 1
         */
        PageWanted: number;
        /**
         * @description Rows on a page.
         * @default 25
         * @example 25
         */
        PageSize: number;
        /**
         * @description Text to find.
         * @example books
         */
        SearchText: string;
        /**
         * @description How a payment ended: Success was paid, Failed was not or was taken back.
         * @example Success
         * @enum {string}
         */
        TransactionStatus: "Success" | "Failed";
        /** @description Which transactions, between two days, both included. */
        TransactionReportRequest: {
            /**
             * @description The first day.
             * @example 2026-11-01
             */
            dateFrom: components["schemas"]["Day"];
            /**
             * @description The last day, included.
             * @example 2026-11-21
             */
            dateTo: components["schemas"]["Day"];
            /**
             * @description Where the service sells; its time zone counts.
             * @example Egypt
             */
            country: components["schemas"]["CountryName"];
            /**
             * @description What was paid in.
             * @example EGP
             */
            currency: components["schemas"]["CurrencyCode"];
            /**
             * @description The page to answer, from 1.
             * @example 1
             */
            page?: components["schemas"]["PageWanted"];
            /**
             * @description Rows on a page.
             * @example 25
             */
            limit?: components["schemas"]["PageSize"];
            /**
             * @description transactionDate, amount, status, serviceName, orderId, msisdn, operator or productName, with `-` before it for descending.
             * @example -transactionDate
             */
            sort?: components["schemas"]["Sort"];
            /**
             * @description Text to find in service names and mobile numbers, or a whole orderId or transactionId.
             * @example NB-10442
             */
            q?: components["schemas"]["SearchText"];
            /**
             * @description Only transactions that ended so.
             * @example Success
             */
            status?: components["schemas"]["TransactionStatus"];
            /**
             * @description Only those of this merchant, by its `_id`; 404 outside the caller's scope.
             * @example mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp
             */
            userTypeId?: components["schemas"]["Id"];
            /**
             * @description Only those of this service, by its `_id`; one outside the caller's scope has none.
             * @example srv_3d8zk7wq2xm9tnb4vc6ryj5fph
             */
            serviceId?: components["schemas"]["Id"];
            /**
             * @description The `next` of the page before; with it, `page` does not count.
             * @example MjAyNi0xMS0yMVQxMjowNTowOS4wMDBaIHR4bl8xMjM
             */
            after?: string;
        };
        /** @description A payment that ended, in major units of `currency`. A carrier's users do not see what others earn, nor its settlement. */
        Transaction: {
            /**
             * @description The transaction's own id.
             * @example txn_8z4kq7wd2xm9tnb3vc6ryj5fph
             */
            _id: components["schemas"]["Id"];
            /**
             * @description The id that people quote.
             * @example txn_8z4kq7wd2xm9tnb3vc6ryj5fph
             */
            transactionId: string;
            /**
             * @description The merchant's own number.
             * @example NB-10442
             */
            orderId: string;
            /**
             * @description The customer's mobile number with its calling code; absent where the method needs none.
             * @example 201001234567
             */
            msisdn?: string;
            /**
             * @description English name of where the service sells.
             * @example Egypt
             */
            country: string;
            /**
             * @description Telecom operator or carrier, such as EG-Vodafone.
             * @example EG-Vodafone
             */
            operator: string;
            /**
             * @description What was bought.
             * @example رواية أولاد حارتنا
             */
            productName: string;
            /**
             * @description The service it was bought from.
             * @example Nile Books Store
             */
            serviceName: string;
            /**
             * @description When its payment ended: it was paid, failed or expired. One that was paid after it had expired keeps the moment at which it expired.
             * @example 2026-11-21T12:05:09.000Z
             */
            transactionDate: components["schemas"]["Instant"];
            /**
             * @description What the customer paid.
             * @example 450.5
             */
            amount: components["schemas"]["Amount"];
            /**
             * @description What was paid in.
             * @example EGP
             */
            currency: components["schemas"]["CurrencyCode"];
            /**
             * @description The carrier's part of amount.
             * @example 0
             */
            carrierShareValue: components["schemas"]["Amount"];
            /**
             * @description The merchant's part of amount.
             * @example 432.48
             */
            merchantShareValue?: components["schemas"]["Amount"];
            /**
             * @description The provider's part of amount; the three parts add up to it.
             * @example 18.02
             */
            waleeShareValue?: components["schemas"]["Amount"];
            /**
             * @description amount less the carrier's part.
             * @example 450.5
             */
            netAmount?: components["schemas"]["Amount"];
            status: components["schemas"]["TransactionStatus"];
            /**
             * @description The `_id` of the settlement that claimed it; absent before.
             * @example set_5m9tk3zq7xd2w8nb4vc6ryjfph
             */
            settlementId?: components["schemas"]["Id"];
            /**
             * @description Whether a person corrected its status; absent otherwise.
             * @example true
             */
            manual?: boolean;
            /**
             * @description What was given back of amount; absent before.
             * @example 100.25
             */
            refundedAmount?: components["schemas"]["Amount"];
            /**
             * @description What is asked back of the provider, which has not said how it ended; absent when nothing is.
             * @example 50
             */
            refundPending?: components["schemas"]["Amount"];
            /**
             * @description Whether the provider gave a part back by itself and nobody knows yet how much; absent otherwise.
             * @example true
             */
            refundOpen?: boolean;
            /**
             * @description Whether something of it can be given back now; absent for a carrier's users.
             * @example true
             */
            refundable?: boolean;
            /**
             * @description Why nothing can: the `code` that asking for it would be refused with.
             * @example refund-unsupported
             * @enum {string}
             */
            notRefundable?: "refund-failed-payment" | "refund-nothing-left" | "refund-impossible" | "refund-unsupported";
        };
        /** @description A page of transactions; `next` goes on where page numbers end. */
        TransactionPage: {
            /** @description The rows. */
            data: components["schemas"]["Transaction"][];
            current: components["schemas"]["PageNumber"];
            pages: components["schemas"]["PageCount"];
            total: components["schemas"]["RowCount"];
            /**
             * @description Counting stopped at `total`: there are more.
             * @example false
             */
            totalIsCapped?: boolean;
            /**
             * @description What `after` takes for the page behind this one; absent on the last.
             * @example MjAyNi0xMS0yMVQxMjowNTowOS4wMDBaIHR4bl8xMjM
             */
            next?: string;
        };
        /** @description Which settlements, made between two days, both included. */
        SettlementReportRequest: {
            /**
             * @description The first day.
             * @example 2026-11-01
             */
            dateFrom: components["schemas"]["Day"];
            /**
             * @description The last day, included.
             * @example 2026-11-21
             */
            dateTo: components["schemas"]["Day"];
            /**
             * @description The merchant's country; its time zone counts.
             * @example Egypt
             */
            country: components["schemas"]["CountryName"];
            /**
             * @description The settlements' localCurrency.
             * @example EGP
             */
            currency: components["schemas"]["CurrencyCode"];
            /**
             * @description The page to answer, from 1.
             * @example 1
             */
            page?: components["schemas"]["PageWanted"];
            /**
             * @description Rows on a page.
             * @example 25
             */
            limit?: components["schemas"]["PageSize"];
            /**
             * @description A field that `/settlements/get` sorts by, with `-` before it for descending.
             * @example -transactionDate
             */
            sort?: components["schemas"]["Sort"];
            /**
             * @description Text to find in names of merchants and channels, or a whole transactionId.
             * @example 4815162342
             */
            q?: components["schemas"]["SearchText"];
        };
        /** @description A settlement in the report; amounts in major units of settledCurrency. */
        SettlementReportRow: {
            /**
             * @description The settlement's own id.
             * @example set_5m9tk3zq7xd2w8nb4vc6ryjfph
             */
            _id: components["schemas"]["Id"];
            /**
             * @description The number that people quote.
             * @example 4815162342
             */
            transactionId: number;
            /**
             * @description When it was made.
             * @example 2026-11-16T10:20:00.000Z
             */
            transactionDate: components["schemas"]["Instant"];
            /**
             * @description How the money was sent.
             * @example Bank transfer
             */
            channel: string;
            /**
             * @description What the merchant is paid in.
             * @example USD
             */
            settledCurrency: components["schemas"]["CurrencyCode"];
            /**
             * @description totalRevenue ÷ exchangeRate. In major units of settledCurrency.
             * @example 1666.67
             */
            grossSettledAmount: components["schemas"]["Amount"];
            /**
             * @description netTransferAmount ÷ exchangeRate: what the merchant gets. In major units of settledCurrency.
             * @example 1568
             */
            netSettledAmount: components["schemas"]["Amount"];
        };
        /** @description A page of the settlement report. */
        SettlementReportPage: {
            /** @description The rows. */
            data: components["schemas"]["SettlementReportRow"][];
            current: components["schemas"]["PageNumber"];
            pages: components["schemas"]["PageCount"];
            total: components["schemas"]["RowCount"];
        };
        /**
         * @description Where a payment stands: open until one is begun, pending until its provider proves paid, failed or expired; paid is final.
         * @example open
         * @enum {string}
         */
        SessionStatus: "open" | "pending" | "paid" | "failed" | "expired";
        /**
         * @description requested: not asked of the provider yet. pending: asked, and the provider has not said how it ended. open: the provider gave a part back by itself and did not say how much. succeeded: given back and booked. failed: nothing was given back.
         * @example pending
         * @enum {string}
         */
        RefundStatus: "requested" | "pending" | "open" | "succeeded" | "failed";
        /** @description Money that goes back to the customer of a payment, in major units of `currency`. Its shares are known once it succeeded: each party gives back in proportion to what it got. A carrier's users see the carrier's share only. */
        Refund: {
            /**
             * @description The refund's own id.
             * @example rfd_2k7wq9zd4xm8t3nb5vc6ryjfph1
             */
            _id: components["schemas"]["Id"];
            /**
             * @description The payment.
             * @example txn_8z4kq7wd2xm9tnb3vc6ryj5fph
             */
            transactionId: components["schemas"]["Id"];
            /**
             * @description The merchant's own number of the order.
             * @example NB-10442
             */
            orderId: string;
            /**
             * @description The service that was bought from.
             * @example Nile Books Store
             */
            serviceName: string;
            /**
             * @description The merchant.
             * @example Nile Books
             */
            merchantName: string;
            /** @description The merchant's `_id`. */
            userTypeId: components["schemas"]["Id"];
            /**
             * @description The provider that gives the money back.
             * @example Fawry
             */
            provider: string;
            /**
             * @description What goes back; absent while nobody knows how much it is.
             * @example 100.25
             */
            amount?: components["schemas"]["Amount"];
            /**
             * @description The payment's currency.
             * @example EGP
             */
            currency: components["schemas"]["CurrencyCode"];
            /**
             * @description What the carrier gives back; absent before it succeeded.
             * @example 1
             */
            carrierShareValue?: components["schemas"]["Amount"];
            /**
             * @description What the merchant gives back; absent before it succeeded.
             * @example 95.24
             */
            merchantShareValue?: components["schemas"]["Amount"];
            /**
             * @description What the provider gives back; the three parts add up to amount. Absent before it succeeded.
             * @example 4.01
             */
            waleeShareValue?: components["schemas"]["Amount"];
            /** @example succeeded */
            status: components["schemas"]["RefundStatus"];
            /**
             * @description request: somebody asked for it here; provider: the provider gave the money back by itself.
             * @example request
             * @enum {string}
             */
            origin: "request" | "provider";
            /**
             * @description Why it was asked for; absent where the provider gave it by itself.
             * @example The customer returned one of the two books
             */
            reason?: string;
            /**
             * @description Why it failed.
             * @example The payment is too old
             */
            failure?: string;
            /**
             * @description Who asked for it.
             * @example Mona Hassan
             */
            requestedBy?: string;
            /**
             * @description Who found out how it ended; absent where the provider said it.
             * @example Mona Hassan
             */
            closedBy?: string;
            /**
             * @description How that person knows.
             * @example Fawry's statement of 21 November lists it
             */
            closingReason?: string;
            /**
             * @description The `_id` of the settlement that deducted it; absent before, and where the payment was not settled when it went back.
             * @example set_5m9tk3zq7xd2w8nb4vc6ryjfph
             */
            settlementId?: components["schemas"]["Id"];
            /** @description When it was asked for */
            createdDate: components["schemas"]["Instant"];
            /**
             * @description When it succeeded or failed.
             * @example 2026-11-21T12:06:41.000Z
             */
            endedDate?: components["schemas"]["Instant"];
        };
        /**
         * @description session: the checkout session was made. attempt: the customer chose a way to pay. exchange: a message to the provider, or from it. payment: an attempt ended. webhook: the merchant is told. refund: money goes back. correction: a person changed the status. settlement: the payment was settled.
         * @example attempt
         * @enum {string}
         */
        PaymentStepKind: "session" | "attempt" | "exchange" | "payment" | "webhook" | "refund" | "correction" | "settlement";
        /**
         * @description What a merchant is told of: payment.late is paid after it had failed or expired; webhook.test says nothing.
         * @example payment.succeeded
         * @enum {string}
         */
        WebhookEventType: "payment.succeeded" | "payment.late" | "payment.failed" | "payment.expired" | "transaction.corrected" | "transaction.refunded" | "refund.succeeded" | "refund.failed" | "payout.requested" | "payout.approved" | "payout.rejected" | "settlement.created" | "subscription.charged" | "subscription.failed" | "subscription.canceled" | "subscription.reminder" | "webhook.test";
        /**
         * @description What was sent or answered, in the provider's own fields: JazzCash's begin with `pp_` or `ppmpf_`. Redacted before it was stored: of a card number the first 6 and last 4 digits, no CVV, no signature, no secret.
         * @example {
         *       "pp_TxnRefNo": "T20261121170509",
         *       "pp_ResponseCode": "000",
         *       "pp_SecureHash": "[redacted]"
         *     }
         */
        LoggedMessage: {
            [key: string]: unknown;
        };
        /** @description A call to a provider with its answer, or a message from one with ours. */
        CheckoutLog: {
            /**
             * @description The log's own id.
             * @example log_5k8w2m4q7zd3xt9nb6vc1ryjfph
             */
            _id: components["schemas"]["Id"];
            /**
             * @description The provider's name in lower case; jazzcash has fields of its own.
             * @example jazzcash
             */
            provider: string;
            request: components["schemas"]["LoggedMessage"];
            response: components["schemas"]["LoggedMessage"];
            /**
             * @description The session it was about, where there was one.
             * @example cs_3w9tk6zq8xd2m7nb5vc4ryjfph
             */
            sessionId?: string;
            /** @description When it was said. */
            createdDate: components["schemas"]["Instant"];
        };
        /** @description Something that happened to a payment. Which of its fields are there depends on its kind. */
        PaymentStep: {
            kind: components["schemas"]["PaymentStepKind"];
            /** @description When it happened. */
            date: components["schemas"]["Instant"];
            /**
             * @description The id of the session, attempt, transaction, delivery, refund or settlement that the step is about.
             * @example att_2k7wq9zd4xm8t3nb5vc6ryjfph
             */
            _id?: string;
            /**
             * @description How that record stands now, in its own word.
             * @example paid
             */
            status?: string;
            /**
             * @description The provider of an attempt.
             * @example Fawry
             */
            provider?: string;
            /**
             * @description How an attempt is paid.
             * @example MWallet
             */
            method?: string;
            /**
             * @description Of an attempt: the number that the provider knows it by. Of a settlement: its number.
             * @example 58210394776120394857610293
             */
            reference?: string;
            /**
             * @description Why an attempt or a delivery failed.
             * @example The wallet has too little money
             */
            failure?: string;
            /**
             * @description What was paid or goes back.
             * @example 450.5
             */
            amount?: components["schemas"]["Amount"];
            /** @description When an attempt or a refund ended. */
            endedDate?: components["schemas"]["Instant"];
            /**
             * @description Of a session: whether it was paid after it had ended; absent otherwise.
             * @example true
             */
            late?: boolean;
            eventType?: components["schemas"]["WebhookEventType"];
            /**
             * @description How often a webhook was sent.
             * @example 1
             */
            attempts?: number;
            /**
             * @description HTTP status of the merchant's last answer.
             * @example 204
             */
            responseStatus?: number;
            log?: components["schemas"]["CheckoutLog"];
            entry?: components["schemas"]["HistoryEntry"];
        };
        /** @description A payment, in major units of `currency`. Without a transaction, no attempt of it has ended. */
        PaymentRecord: {
            /**
             * @description The id of its transaction, or of its session while it has none.
             * @example txn_8z4kq7wd2xm9tnb3vc6ryj5fph
             */
            _id: components["schemas"]["Id"];
            /**
             * @description Its checkout session; absent where it had none.
             * @example cs_6p8wk3zq7xd2m9tnb4vc5ryjfh
             */
            sessionId?: string;
            /**
             * @description The merchant's own number of the order.
             * @example NB-10442
             */
            orderId: string;
            /**
             * @description Public id of the service.
             * @example s9x4kq7wd2zm8tnb
             */
            serviceId?: string;
            /**
             * @description The service that was bought from.
             * @example Nile Books Store
             */
            serviceName: string;
            /**
             * @description The merchant.
             * @example Nile Books
             */
            merchantName: string;
            /** @description The merchant's `_id`. */
            userTypeId: components["schemas"]["Id"];
            /**
             * @description English name of where the service sells.
             * @example Egypt
             */
            country: string;
            /**
             * @description What is bought.
             * @example رواية أولاد حارتنا
             */
            product?: string;
            /**
             * @description The customer's mobile number, where it is known.
             * @example 201001234567
             */
            msisdn?: string;
            /**
             * @description The payment provider, once one was asked.
             * @example Fawry
             */
            provider?: string;
            /**
             * @description How it is paid, where it is known.
             * @example MWallet
             */
            method?: string;
            /**
             * @description What is to be paid or was paid.
             * @example 450.5
             */
            amount: components["schemas"]["Amount"];
            /**
             * @description The currency of the amount.
             * @example EGP
             */
            currency: components["schemas"]["CurrencyCode"];
            /** @example paid */
            status: components["schemas"]["SessionStatus"];
            /** @description When it began. */
            createdDate: components["schemas"]["Instant"];
            /** @description Until when its session can be paid; absent without one. */
            expiresDate?: components["schemas"]["Instant"];
            transaction?: components["schemas"]["Transaction"];
            /** @description Its refunds, oldest first. */
            refunds: components["schemas"]["Refund"][];
            /** @description Everything that happened to it, oldest first. */
            timeline: components["schemas"]["PaymentStep"][];
        };
        /**
         * @description Why the money goes back, with a letter or digit; kept in the history and told to the merchant.
         * @example The customer returned one of the two books
         */
        RefundReason: string;
        /** @description What to give back of which payment. Without an amount, everything that is left. */
        RefundInput: {
            /**
             * @description The payment.
             * @example txn_8z4kq7wd2xm9tnb3vc6ryj5fph
             */
            transactionId: components["schemas"]["Id"];
            /**
             * @description How much to give back, in major units of the payment's currency; everything that is left unless sent.
             * @example 100.25
             */
            amount?: components["schemas"]["PositiveAmount"];
            reason: components["schemas"]["RefundReason"];
        };
        /**
         * @description The `next` of the page before; with it, `page` does not count.
         * @example MjAyNi0xMS0yMVQxMjowNTowOS4wMDBaIGxvZ18xMjM
         */
        AfterRow: string;
        /** @description A page of refunds. */
        RefundPage: {
            /** @description The rows. */
            data: components["schemas"]["Refund"][];
            current: components["schemas"]["PageNumber"];
            pages: components["schemas"]["PageCount"];
            total: components["schemas"]["RowCount"];
            /**
             * @description Counting stopped at `total`: there are more.
             * @example false
             */
            totalIsCapped?: boolean;
            /**
             * @description What `after` takes for the page behind this one; absent on the last.
             * @example MjAyNi0xMS0yMVQxMjowNTowOS4wMDBaIHJmZF8xMjM
             */
            next?: string;
        };
        /**
         * @description The provider's name in lower case: fawry, paytab, paymob, monty, jazzcash or easypaisa.
         * @example fawry
         */
        SettlementFileProvider: string;
        /** @description The form that sends a settlement file. */
        SettlementUpload: {
            /**
             * Format: binary
             * @description A CSV, xlsx or xls file of at most 10 MB and 50,000 rows, without formulas. Its first row has the names of its columns: type (payment or refund), reference, provider reference, amount and currency, or the provider's own names of them.
             * @example the file's bytes
             */
            file: Blob;
        };
        /**
         * @description matched: here with this amount. settles-refund: a refund that was open or pending here succeeded by this row. missing-here: the file has it, we do not. missing-there: we have it, the file does not. amount-differs: here with another amount. listed-twice: an earlier row has the same payment or refund. unreadable: no amount, currency or type that can be read.
         * @example matched
         * @enum {string}
         */
        SettlementVerdict: "matched" | "settles-refund" | "missing-here" | "missing-there" | "amount-differs" | "listed-twice" | "unreadable";
        /**
         * @description Whether a row is of a payment or of a refund.
         * @example payment
         * @enum {string}
         */
        SettlementKind: "payment" | "refund";
        /** @description How many rows have a verdict, and what they come to in a currency. */
        SettlementCount: {
            verdict: components["schemas"]["SettlementVerdict"];
            kind?: components["schemas"]["SettlementKind"];
            /**
             * @description Absent where it cannot be read.
             * @example EGP
             */
            currency?: components["schemas"]["CurrencyCode"];
            /**
             * @description The number of rows.
             * @example 118
             */
            rows: number;
            /**
             * @description Their sum, in major units of `currency`.
             * @example 53159
             */
            amount?: components["schemas"]["Amount"];
        };
        /** @description A provider's settlement file and what comparing it with our records gave. */
        SettlementFile: {
            /**
             * @description The file's own id.
             * @example spf_2k7wq9zd4xm8t3nb5vc6ryjfph1
             */
            _id: components["schemas"]["Id"];
            /**
             * @description The provider.
             * @example Fawry
             */
            provider: string;
            /**
             * @description The name of the file that was uploaded.
             * @example fawry-2026-11-21.csv
             */
            originalName: string;
            /**
             * @description The first day that it covers.
             * @example 2026-11-21
             */
            dateFrom: components["schemas"]["Day"];
            /**
             * @description The last day that it covers.
             * @example 2026-11-21
             */
            dateTo: components["schemas"]["Day"];
            /**
             * @description The number of its rows.
             * @example 120
             */
            lines: number;
            /**
             * @description The number of refunds that it settled.
             * @example 1
             */
            settledRefunds: number;
            /**
             * @description Rows and sums by verdict, kind and currency.
             * @example [
             *       {
             *         "verdict": "matched",
             *         "kind": "payment",
             *         "currency": "EGP",
             *         "rows": 118,
             *         "amount": 53159
             *       }
             *     ]
             */
            counts: components["schemas"]["SettlementCount"][];
            /** @description When it was uploaded. */
            createdDate: components["schemas"]["Instant"];
            /**
             * @description Who uploaded it.
             * @example Mona Hassan
             */
            createdBy: string;
        };
        /** @description A page of settlement files. */
        SettlementFilePage: {
            /** @description The rows. */
            data: components["schemas"]["SettlementFile"][];
            current: components["schemas"]["PageNumber"];
            pages: components["schemas"]["PageCount"];
            total: components["schemas"]["RowCount"];
        };
        /** @description A row of a settlement file, or a payment or refund of ours that the file lacks. */
        SettlementLine: {
            /**
             * @description Its place: the rows of the file come first.
             * @example 2
             */
            line: number;
            /**
             * @description The row's number in the file; absent for what the file lacks.
             * @example 3
             */
            row?: number;
            verdict: components["schemas"]["SettlementVerdict"];
            kind?: components["schemas"]["SettlementKind"];
            /**
             * @description The reference that the row names: our number of the payment or refund.
             * @example 58210394776120394857610293
             */
            reference?: string;
            /**
             * @description The provider's number.
             * @example 7738291045
             */
            providerReference?: string;
            /**
             * @description What the file says, in major units of `currency`.
             * @example 450.5
             */
            amount?: components["schemas"]["Amount"];
            /**
             * @description What we have, where it differs or the file lacks it.
             * @example 450
             */
            expected?: components["schemas"]["Amount"];
            /**
             * @description The amounts' currency.
             * @example EGP
             */
            currency?: components["schemas"]["CurrencyCode"];
            /**
             * @description The payment.
             * @example txn_8z4kq7wd2xm9tnb3vc6ryj5fph
             */
            transactionId?: components["schemas"]["Id"];
            /**
             * @description The refund.
             * @example rfd_2k7wq9zd4xm8t3nb5vc6ryjfph1
             */
            refundId?: components["schemas"]["Id"];
        };
        /** @description A page of a settlement file's rows. */
        SettlementLinePage: {
            /** @description The rows. */
            data: components["schemas"]["SettlementLine"][];
            current: components["schemas"]["PageNumber"];
            pages: components["schemas"]["PageCount"];
            total: components["schemas"]["RowCount"];
        };
        /** @description How a refund ended that the provider does not tell us about, as a person found out. */
        RefundClosing: {
            /**
             * @description succeeded: the provider gave the money back; failed: it did not.
             * @example succeeded
             * @enum {string}
             */
            outcome: "succeeded" | "failed";
            /**
             * @description What was given back, in major units of the payment's currency: required when an open refund succeeded. Of a pending one it must be the refund's own.
             * @example 100.25
             */
            amount?: components["schemas"]["PositiveAmount"];
            /** @example Fawry's statement of 21 November lists it */
            reason: components["schemas"]["RefundReason"];
        };
        /**
         * @description The receipt's id, which nobody can guess.
         * @example rcp_7k2wq8xd4m9tnb3vc6ryjfph5z
         */
        ReceiptId: string;
        /** @description A reference that the customer still has to pay. */
        PendingReference: {
            /**
             * @description What the customer pays.
             * @example 7738291045
             */
            referenceNumber: string;
            /**
             * @description Our number of the attempt.
             * @example 58210394776120394857610293
             */
            merchantRefNumber: string;
            /**
             * @description Until when it can be paid.
             * @example 2026-11-22T12:05:09.000Z
             */
            expirationTime: components["schemas"]["Instant"];
        };
        /**
         * @description Our number of the attempt, which a status call takes as referanceNumber.
         * @example 58210394776120394857610293
         */
        MerchantRefNumber: string;
        /**
         * Format: uri
         * @description The provider's page that the browser goes to.
         * @example https://atfawry.fawrystaging.com/atfawry/plugin/3ds/58210394776120394857610293
         */
        RedirectLink: string;
        /**
         * @description The code as a picture of at most 256 KB, in a data address that an img element takes.
         * @example data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAB0AAAAdAQAAAAB+6FqiAAAAlUlEQVR42mP4////DwYwcSCyQILhfpr5DYaLJVMiGC7WhEQwXMwOiWC4X7r9BsOB0AAJhv+X7/9gOJksfoPhztsIC4ZvweYRDP8OPv7BcJaDy4LhxHlbCYazCZMtGO40pf5guGTfsIPh/405FgwHiq7OYLifE3OD4WLIgQiGi+6hMxgu5prMYLgfv8CC4UBMsgQD3BkAXMFHjOA758AAAAAASUVORK5CYII=
         */
        QrImage: string;
        /** @description The payment that is open: with `redirectLink` it goes on at the provider's page, with `walletQr` the customer scans that code; with neither the customer pays the session's `reference` or confirms on the phone. */
        OpenAttempt: {
            /**
             * @description Credit Card, MWallet or FawryRef.
             * @example MWallet
             */
            paymentMethod: string;
            merchantRefNumber: components["schemas"]["MerchantRefNumber"];
            redirectLink?: components["schemas"]["RedirectLink"];
            walletQr?: components["schemas"]["QrImage"];
            /**
             * @description Until when it can be paid.
             * @example 2026-11-22T12:05:09.000Z
             */
            expirationTime?: components["schemas"]["Instant"];
        };
        /** @description Why the customer cannot pay. */
        SessionProblem: {
            /**
             * @description A sentence to show.
             * @example This payment session has expired
             */
            message: string;
            /**
             * @description What kind of problem it is: session-expired, service-suspended or unknown-provider.
             * @example session-expired
             */
            code?: string;
        };
        /** @description A session as its customer and its merchant may see it; amount in major units. */
        CheckoutSession: {
            /**
             * @description The session's id, which nobody can guess.
             * @example cs_6p8wk3zq7xd2m9tnb4vc5ryjfh
             */
            sessionId: components["schemas"]["Id"];
            /** @description Public id of the service that sells the order. */
            serviceId: components["schemas"]["ServiceId"];
            /**
             * @description The merchant's own number of the order.
             * @example NB-10442
             */
            orderId: string;
            /**
             * @description The customer's mobile number.
             * @example 201001234567
             */
            msisdn?: string;
            /**
             * @description The customer's email address.
             * @example nora@example.com
             */
            email?: components["schemas"]["Email"];
            /**
             * @description The customer's name.
             * @example نورا عبد الله
             */
            name?: string;
            /**
             * @description What is bought.
             * @example رواية أولاد حارتنا
             */
            product?: string;
            /**
             * @description Where the customer goes back to; the service's portalUrl where it is absent.
             * @example https://nilebooks.example/thanks
             */
            redirectUrl?: components["schemas"]["Url"];
            /**
             * @description Ways to pay, the first one shown first.
             * @example [
             *       "Credit Card",
             *       "MWallet",
             *       "FawryRef"
             *     ]
             */
            paymentMethods: string[];
            /**
             * @description Calling code of the customer's country.
             * @example 20
             */
            countryCode?: string;
            /** @description What is to be paid, in major units of `currency`. */
            amount: components["schemas"]["Amount"];
            /** @description The currency of the amount. */
            currency: components["schemas"]["CurrencyCode"];
            status: components["schemas"]["SessionStatus"];
            /**
             * @description Until when the customer may begin to pay, or pay the reference.
             * @example 2026-11-22T12:05:09.000Z
             */
            expiresAt: components["schemas"]["Instant"];
            /** @description The paid session's receipt. */
            receiptId?: components["schemas"]["ReceiptId"];
            /**
             * Format: uri
             * @description Address to go back to, once payment was begun: with status, orderId, amount when paid, ts in seconds and signature, an HMAC-SHA256 of them under the merchant's webhook secret.
             * @example https://nilebooks.example/thanks?status=SUCCESS&amount=450.5&orderId=NB-10442&ts=1795259109&signature=1f0c2d
             */
            returnUrl?: string;
            reference?: components["schemas"]["PendingReference"];
            attempt?: components["schemas"]["OpenAttempt"];
            /**
             * @description Where a card is typed: in fields of the checkout's page, or on the provider's page that a redirect leads to. Absent where the provider takes no cards.
             * @example fields
             * @enum {string}
             */
            cardEntry?: "fields" | "redirect";
            /** @description Why the customer cannot pay; empty or absent when nothing is in the way. */
            errors?: components["schemas"]["SessionProblem"][];
        };
        /** @description What a checkout page may know of a service. */
        CheckoutService: {
            /** @description Its public id. */
            serviceId: components["schemas"]["ServiceId"];
            /**
             * @description The same as serviceId.
             * @example s9x4kq7wd2zm8tnb
             */
            sid: string;
            /**
             * @description What customers read.
             * @example Nile Books Store
             */
            serviceName: string;
            /**
             * @description Who takes the payment: Fawry, Paytab, Paymob or Monty have a form on the hosted page.
             * @example Fawry
             */
            serviceProvider: string;
            /**
             * @description Who is paid.
             * @example Nile Books
             */
            merchantName: string;
            /**
             * @description False when the service is suspended.
             * @example true
             */
            status: boolean;
            /**
             * @description The merchant's own page, which return pages lead to; absent where there is none.
             * @example https://nilebooks.example/thanks
             */
            portalUrl?: components["schemas"]["Url"];
        };
        /**
         * @description The merchant's own number of the order, unique in its service.
         * @example NB-10442
         */
        OrderId: string;
        /**
         * @description A mobile number; +, 00, a leading 0 and Arabic or Persian digits are understood.
         * @example +201001234567
         */
        Msisdn: string;
        /** @description An order to be paid. The currency must be the service's. */
        CheckoutSessionInput: {
            /** @description Public id of the service that sells the order, or its `_id`. */
            serviceId: components["schemas"]["ServiceId"];
            orderId: components["schemas"]["OrderId"];
            /** @description What is to be paid, in major units of `currency`. */
            amount: components["schemas"]["PositiveAmount"];
            /** @description The currency of the amount, which must be the service's. */
            currency: components["schemas"]["CurrencyCode"];
            /**
             * @description Where the customer goes back to; the service's portalUrl unless sent.
             * @example https://nilebooks.example/thanks
             */
            redirectUrl?: components["schemas"]["Url"];
            /** @description The customer's mobile number, of countryCode's country unless it says another; fills the form in. */
            msisdn?: components["schemas"]["Msisdn"];
            /**
             * @description The customer's email address; fills the form in.
             * @example nora@example.com
             */
            email?: components["schemas"]["Email"];
            /**
             * @description The customer's name.
             * @example نورا عبد الله
             */
            name?: string;
            /**
             * @description What is bought.
             * @example رواية أولاد حارتنا
             */
            product?: string;
            /**
             * @description Some of the service's ways to pay; all of them unless sent.
             * @example [
             *       "FawryRef"
             *     ]
             */
            paymentMethods?: components["schemas"]["PaymentMethod"][];
            /**
             * @description Calling code of the customer's country.
             * @example 20
             */
            countryCode?: string;
            /** @description Origins of the pages that may embed the checkout. */
            allowedOrigins?: string[];
        };
        /** @description A session to send the customer to. */
        NewCheckoutSession: {
            /**
             * @description The session's id, which nobody can guess.
             * @example cs_6p8wk3zq7xd2m9tnb4vc5ryjfh
             */
            sessionId: components["schemas"]["Id"];
            /**
             * Format: uri
             * @description The hosted page.
             * @example https://pay.example.com/hosted-checkout/eg/cs_6p8wk3zq7xd2m9tnb4vc5ryjfh
             */
            url: string;
            /**
             * @description Until when the customer may begin to pay: an hour from now.
             * @example 2026-11-21T13:05:09.000Z
             */
            expiresAt: components["schemas"]["Instant"];
        };
        /** @description What the event stream tells when a session changes. */
        CheckoutEvent: {
            /**
             * @description The session that changed.
             * @example cs_6p8wk3zq7xd2m9tnb4vc5ryjfh
             */
            sessionId: components["schemas"]["Id"];
            status: components["schemas"]["SessionStatus"];
            /**
             * Format: uri
             * @description Signed address to go back to.
             * @example https://nilebooks.example/thanks?status=SUCCESS&amount=450.5&orderId=NB-10442&ts=1795259109&signature=1f0c2d
             */
            returnUrl?: string;
        };
        /** @description What became of a receipt's e-mail. Addresses are told to nobody. */
        ReceiptEmail: {
            /**
             * @description none was asked for, waiting to be sent, sent to the mail server, or failed for good.
             * @example sent
             * @enum {string}
             */
            status: "none" | "waiting" | "sent" | "failed";
            /**
             * @description When it was last sent.
             * @example 2026-11-22T12:05:11.000Z
             */
            sentAt?: components["schemas"]["Instant"];
        };
        /** @description A payment as its customer may show it: who was paid, how much, when and how. */
        Receipt: {
            receiptId: components["schemas"]["ReceiptId"];
            /**
             * @description The merchant's own number of the order.
             * @example NB-10442
             */
            orderId: string;
            /**
             * @description Who was paid.
             * @example Nile Books
             */
            merchantName: string;
            /**
             * @description The service that was paid.
             * @example Nile Books Store
             */
            serviceName: string;
            /**
             * @description What was bought.
             * @example رواية أولاد حارتنا
             */
            product?: string;
            /** @description What was paid, in major units of `currency`. */
            amount: components["schemas"]["Amount"];
            /** @description The currency of the amount. */
            currency: components["schemas"]["CurrencyCode"];
            /**
             * @description When the payment was proved.
             * @example 2026-11-22T12:05:09.000Z
             */
            paidAt: components["schemas"]["Instant"];
            /**
             * @description Credit Card, MWallet or FawryRef.
             * @example MWallet
             */
            paymentMethod: string;
            /**
             * @description The payment provider.
             * @example Fawry
             */
            provider?: string;
            /**
             * @description The reference that was paid.
             * @example 7738291045
             */
            referenceNumber?: string;
            /**
             * @description The transaction's id, by which support finds the payment.
             * @example txn_7k2wq8xd4m9tnb3vc6ryjfph5z
             */
            supportCode: string;
            /**
             * @description What was given back, in major units of `currency`.
             * @example 0
             */
            refundedAmount: components["schemas"]["Amount"];
            /**
             * @description none, pending while a refund is under way, partial or full.
             * @example none
             * @enum {string}
             */
            refundStatus: "none" | "pending" | "partial" | "full";
            /** @description Absent where the installation sends no e-mail. */
            email?: components["schemas"]["ReceiptEmail"];
        };
        /** @description Where a receipt is sent to. */
        ReceiptEmailInput: {
            /**
             * @description The address that gets the receipt.
             * @example nora@example.com
             */
            email: components["schemas"]["Email"];
            /**
             * @description Language of the e-mail; the one in which the customer paid unless sent.
             * @example ar
             * @enum {string}
             */
            language?: "en" | "ar" | "ur";
        };
        /** @description The session after its open payment was given up: open, or what the provider has proved. */
        AbandonedPayment: {
            status: components["schemas"]["SessionStatus"];
        };
        /**
         * @description The provider's name in lower case, such as fawry or jazzcash.
         * @example jazzcash
         */
        LoggedProvider: string;
        /** @description Which logs, between two days of the provider's time zone, both included. */
        CheckoutLogQuery: {
            /**
             * @description First day, included.
             * @example 2026-11-15
             */
            dateFrom: components["schemas"]["Day"];
            /** @description Last day, included. */
            dateTo: components["schemas"]["Day"];
            provider?: components["schemas"]["LoggedProvider"];
            page?: components["schemas"]["PageWanted"];
            limit?: components["schemas"]["PageSize"];
            sort?: components["schemas"]["Sort"];
            q?: components["schemas"]["SearchText"];
            after?: components["schemas"]["AfterRow"];
        };
        /**
         * @description What `after` takes for the page behind this one; absent on the last.
         * @example MjAyNi0xMS0yMVQxMjowNTowOS4wMDBaIGxvZ18xMjM
         */
        NextRow: string;
        /** @description A page of logs; `next` goes on where page numbers end. */
        CheckoutLogPage: {
            /** @description The rows. */
            data: components["schemas"]["CheckoutLog"][];
            current: components["schemas"]["PageNumber"];
            pages: components["schemas"]["PageCount"];
            total: components["schemas"]["RowCount"];
            /**
             * @description Counting stopped at `total`: there are more.
             * @example false
             */
            totalIsCapped?: boolean;
            next?: components["schemas"]["NextRow"];
        };
        /** @description Which logs, between two days of the provider's time zone, both included, and the text to find in them. */
        CheckoutLogSearch: {
            /**
             * @description First day, included.
             * @example 2026-11-15
             */
            dateFrom: components["schemas"]["Day"];
            /** @description Last day, included. */
            dateTo: components["schemas"]["Day"];
            query: components["schemas"]["SearchText"];
            provider?: components["schemas"]["LoggedProvider"];
            page?: components["schemas"]["PageWanted"];
            limit?: components["schemas"]["PageSize"];
            sort?: components["schemas"]["Sort"];
            after?: components["schemas"]["AfterRow"];
        };
        /** @description Which requests, between two days of the provider's time zone, both included. */
        CheckoutRequestQuery: {
            /**
             * @description First day, included.
             * @example 2026-11-15
             */
            dateFrom: components["schemas"]["Day"];
            /** @description Last day, included. */
            dateTo: components["schemas"]["Day"];
            status?: components["schemas"]["SessionStatus"];
            page?: components["schemas"]["PageWanted"];
            limit?: components["schemas"]["PageSize"];
            sort?: components["schemas"]["Sort"];
            q?: components["schemas"]["SearchText"];
            after?: components["schemas"]["AfterRow"];
        };
        /** @description A session that a customer was sent to, whatever became of it. */
        CheckoutRequest: {
            /**
             * @description The session's id.
             * @example cs_3w9tk6zq8xd2m7nb5vc4ryjfph
             */
            _id: string;
            /**
             * @description Public id of the service.
             * @example s4n8xq2wd7zk9tmb
             */
            serviceId: string;
            /**
             * @description The merchant's own number of the order.
             * @example LL-2207
             */
            orderId: string;
            /**
             * @description The customer's mobile number.
             * @example 923001234567
             */
            msisdn?: string;
            /**
             * @description What is bought.
             * @example لان کا جوڑا
             */
            product?: string;
            /**
             * @description What is to be paid, in major units of `currency`.
             * @example 5400
             */
            amount: components["schemas"]["Amount"];
            /**
             * @description The currency of the amount.
             * @example PKR
             */
            currency: components["schemas"]["CurrencyCode"];
            status: components["schemas"]["SessionStatus"];
            /**
             * @description When the session was made.
             * @example 2026-11-21T12:04:41.000Z
             */
            createdDate: components["schemas"]["Instant"];
        };
        /** @description A page of requests; `next` goes on where page numbers end. */
        CheckoutRequestPage: {
            /** @description The rows. */
            data: components["schemas"]["CheckoutRequest"][];
            current: components["schemas"]["PageNumber"];
            pages: components["schemas"]["PageCount"];
            total: components["schemas"]["RowCount"];
            /**
             * @description Counting stopped at `total`: there are more.
             * @example false
             */
            totalIsCapped?: boolean;
            next?: components["schemas"]["NextRow"];
        };
        /** @description Which requests, between two days of the provider's time zone, both included, and the text to find in them; without it, all. */
        CheckoutRequestSearch: {
            /**
             * @description First day, included.
             * @example 2026-11-15
             */
            dateFrom: components["schemas"]["Day"];
            /** @description Last day, included. */
            dateTo: components["schemas"]["Day"];
            query?: components["schemas"]["SearchText"];
            status?: components["schemas"]["SessionStatus"];
            page?: components["schemas"]["PageWanted"];
            limit?: components["schemas"]["PageSize"];
            sort?: components["schemas"]["Sort"];
            after?: components["schemas"]["AfterRow"];
        };
        /**
         * @description The customer's mobile number, of the service's country unless it says another; +, 00, a leading 0 and Arabic or Persian digits are understood.
         * @example +201001234567
         */
        CustomerMobile: string;
        /**
         * @description The customer's name.
         * @example نورا عبد الله
         */
        CustomerName: string;
        /**
         * Format: uri
         * @description Where the provider sends the customer back: on the checkout's own origin or the session's redirectUrl's. The checkout's own return page unless sent.
         * @example https://pay.example.com/checkout/mena/s9x4kq7wd2zm8tnb/NB-10442
         */
        ReturnUrl: string;
        /** @description Who pays a session, and how. The amount is the session's. */
        CheckoutStart: {
            /** @description The same as serviceId; need not be sent. */
            sid?: components["schemas"]["ServiceId"];
            /**
             * @description The session that is paid.
             * @example cs_3w9tk6zq8xd2m7nb5vc4ryjfph
             */
            sessionId: components["schemas"]["Id"];
            /** @description Public id of the session's service. */
            serviceId: components["schemas"]["ServiceId"];
            orderId: components["schemas"]["OrderId"];
            /**
             * @description The method's code: MWALLET at Fawry, JazzCash and easypaisa, PAYATFAWRY at Fawry, CARD or WALLET at Paymob, CARD at PayTabs and Monty. The provider's first one unless sent.
             * @example MWALLET
             * @enum {string}
             */
            paymentMethod?: "MWALLET" | "PAYATFAWRY" | "CARD" | "WALLET";
            /**
             * @description The customer's mobile number with its calling code.
             * @example 923001234567
             */
            mobileNumber: components["schemas"]["CustomerMobile"];
            customerName?: components["schemas"]["CustomerName"];
            /**
             * @description The customer's email address.
             * @example ayesha@example.com
             */
            email?: components["schemas"]["Email"];
            /**
             * @description Last six digits of the national identity card; JazzCash asks for them. Kept redacted.
             * @example 345678
             */
            cnic?: string;
            returnUrl?: components["schemas"]["ReturnUrl"];
        };
        /**
         * @description Only PAID is paid.
         * @example UNPAID
         * @enum {string}
         */
        OutcomeOfOrder: "NEW" | "UNPAID" | "PAID" | "CANCELED" | "EXPIRED" | "FAILED" | "REFUNDED" | "PARTIAL_REFUNDED";
        /** @description How a payment stands after it was begun: with `redirectLink` it goes on at the provider's page, with `reference` the customer pays that number, with `returnUrl` it has ended; without any of them the customer confirms on the phone. */
        CheckoutOutcome: {
            orderStatus: components["schemas"]["OutcomeOfOrder"];
            merchantRefNumber: components["schemas"]["MerchantRefNumber"];
            /**
             * @description The provider's own code: 000 at JazzCash and 0000 at easypaisa when paid, 124 or 157 at JazzCash while it waits.
             * @example 157
             */
            responseCode: string;
            /**
             * @description The provider's words.
             * @example Transaction is pending. Please confirm on your phone
             */
            responseDescription: string;
            redirectLink?: components["schemas"]["RedirectLink"];
            reference?: components["schemas"]["PendingReference"];
            /**
             * Format: uri
             * @description Signed address to go back to, once the payment has ended.
             * @example https://lahorelawn.example/thanks?status=SUCCESS&amount=5400&orderId=LL-2207&ts=1795259109&signature=1f0c2d
             */
            returnUrl?: string;
        };
        /**
         * @description The card's number without spaces: 15 digits of Amex, 14 of Diners, 16 of the others, with a right check digit. Handed to the provider, never stored or logged.
         * @example 4242424242424242
         */
        CardNumber: string;
        /**
         * @description The card's security code: 4 digits of Amex, 3 of the others. Handed to the provider, never stored or logged.
         * @example 123
         */
        Cvv: string;
        /** @description A card to be charged by the session's provider. The amount is the session's. */
        CardCheckoutRequest: {
            /** @description The same as serviceId; need not be sent. */
            sid?: components["schemas"]["ServiceId"];
            /**
             * @description The session that is paid.
             * @example cs_3w9tk6zq8xd2m7nb5vc4ryjfph
             */
            sessionId: components["schemas"]["Id"];
            /** @description Public id of the session's service. */
            serviceId: components["schemas"]["ServiceId"];
            orderId: components["schemas"]["OrderId"];
            /**
             * @description A card.
             * @example CC
             * @enum {string}
             */
            paymentMethod: "CC";
            cardNumber: components["schemas"]["CardNumber"];
            /**
             * @description The name as the card has it.
             * @example AYESHA SIDDIQUI
             */
            nameOnCard: string;
            /**
             * @description The month that the card is good to, MM/YY; not in the past.
             * @example 05/29
             */
            cardExpiry: string;
            cvv: components["schemas"]["Cvv"];
            /**
             * @description The customer's mobile number with its calling code.
             * @example 923001234567
             */
            mobileNumber: components["schemas"]["CustomerMobile"];
            /**
             * @description The customer's email address.
             * @example ayesha@example.com
             */
            email: components["schemas"]["Email"];
            returnUrl?: components["schemas"]["ReturnUrl"];
        };
        /** @description A card to be charged with 3-D Secure. The amount is the session's. */
        CardPaymentRequest: {
            /** @description The same as serviceId; need not be sent. */
            sid?: components["schemas"]["ServiceId"];
            /**
             * @description The session that is paid.
             * @example cs_6p8wk3zq7xd2m9tnb4vc5ryjfh
             */
            sessionId: components["schemas"]["Id"];
            /** @description Public id of the session's service. */
            serviceId: components["schemas"]["ServiceId"];
            orderId: components["schemas"]["OrderId"];
            /**
             * @description A card.
             * @example CARD
             * @enum {string}
             */
            paymentMethod: "CARD";
            cardNumber: components["schemas"]["CardNumber"];
            /**
             * @description The month that the card is good to.
             * @example 05
             */
            cardExpiryMonth: string;
            /**
             * @description Its year's last two digits; not in the past.
             * @example 29
             */
            cardExpiryYear: string;
            cvv: components["schemas"]["Cvv"];
            customerName: components["schemas"]["CustomerName"];
            customerMobile: components["schemas"]["CustomerMobile"];
            /**
             * @description The customer's email address; the session's unless sent.
             * @example nora@example.com
             */
            customerEmail?: components["schemas"]["Email"];
            returnUrl?: components["schemas"]["ReturnUrl"];
        };
        /**
         * @description The provider's code; 200 when it took the request.
         * @example 200
         */
        ProviderStatusCode: number;
        /**
         * @description The provider's words.
         * @example Operation done successfully
         */
        ProviderStatusText: string;
        /** @description A payment that goes on at the card's bank. */
        CardPayment: {
            redirectLink: components["schemas"]["RedirectLink"];
            merchantRefNumber: components["schemas"]["MerchantRefNumber"];
            statusCode: components["schemas"]["ProviderStatusCode"];
            statusDescription?: components["schemas"]["ProviderStatusText"];
        };
        /** @description Asks for a code that the customer scans with a wallet. The amount is the session's. */
        WalletQrRequest: {
            /** @description The same as serviceId; need not be sent. */
            sid?: components["schemas"]["ServiceId"];
            /**
             * @description The session that is paid.
             * @example cs_6p8wk3zq7xd2m9tnb4vc5ryjfh
             */
            sessionId: components["schemas"]["Id"];
            /** @description Public id of the session's service. */
            serviceId: components["schemas"]["ServiceId"];
            orderId: components["schemas"]["OrderId"];
            /**
             * @description A mobile wallet.
             * @example MWALLET
             * @enum {string}
             */
            paymentMethod: "MWALLET";
            customerName: components["schemas"]["CustomerName"];
            customerMobile: components["schemas"]["CustomerMobile"];
            /**
             * @description The customer's email address; the session's unless sent.
             * @example nora@example.com
             */
            customerEmail?: components["schemas"]["Email"];
            returnUrl?: components["schemas"]["ReturnUrl"];
        };
        /** @description A code to scan. */
        WalletQr: {
            statusCode: components["schemas"]["ProviderStatusCode"];
            statusDescription?: components["schemas"]["ProviderStatusText"];
            merchantRefNumber: components["schemas"]["MerchantRefNumber"];
            walletQr: components["schemas"]["QrImage"];
            /**
             * @description Until when it can be scanned.
             * @example 2026-11-21T13:05:09.000Z
             */
            expirationTime?: components["schemas"]["Instant"];
        };
        /** @description Asks a wallet's owner on the phone to confirm. The amount is the session's. */
        WalletPushRequest: {
            /** @description The same as serviceId; need not be sent. */
            sid?: components["schemas"]["ServiceId"];
            /**
             * @description The session that is paid.
             * @example cs_6p8wk3zq7xd2m9tnb4vc5ryjfh
             */
            sessionId: components["schemas"]["Id"];
            /** @description Public id of the session's service. */
            serviceId: components["schemas"]["ServiceId"];
            orderId: components["schemas"]["OrderId"];
            /**
             * @description A mobile wallet.
             * @example MWALLET
             * @enum {string}
             */
            paymentMethod: "MWALLET";
            customerName: components["schemas"]["CustomerName"];
            customerMobile: components["schemas"]["CustomerMobile"];
            /**
             * @description The customer's email address; the session's unless sent.
             * @example nora@example.com
             */
            customerEmail?: components["schemas"]["Email"];
            /**
             * @description Number of the wallet that is asked to pay.
             * @example 01112345678
             */
            debitMobileWalletNo: components["schemas"]["Msisdn"];
            returnUrl?: components["schemas"]["ReturnUrl"];
        };
        /** @description The wallet was asked; the payment's status tells what its owner did. */
        WalletPush: {
            statusCode: components["schemas"]["ProviderStatusCode"];
            statusDescription?: components["schemas"]["ProviderStatusText"];
            merchantRefNumber: components["schemas"]["MerchantRefNumber"];
            /**
             * @description Until when its owner can confirm.
             * @example 2026-11-21T13:05:09.000Z
             */
            expirationTime?: components["schemas"]["Instant"];
        };
        /** @description Which session to pay; amount and customer are the session's. */
        PaytabsPaymentRequest: {
            /**
             * @description The session that is paid.
             * @example cs_6p8wk3zq7xd2m9tnb4vc5ryjfh
             */
            sessionId: components["schemas"]["Id"];
        };
        /** @description A payment that goes on at PayTabs. */
        PaytabsPayment: {
            /**
             * Format: uri
             * @description PayTabs' page that the browser goes to.
             * @example https://secure-egypt.paytabs.com/payment/page/599C8AC282E43A54A09D33A9
             */
            redirect_url: string;
        };
        /** @description Asks for a number to pay at the provider. The amount is the session's. */
        ReferenceRequest: {
            /** @description The same as serviceId; need not be sent. */
            sid?: components["schemas"]["ServiceId"];
            /**
             * @description The session that is paid.
             * @example cs_6p8wk3zq7xd2m9tnb4vc5ryjfh
             */
            sessionId: components["schemas"]["Id"];
            /** @description Public id of the session's service. */
            serviceId: components["schemas"]["ServiceId"];
            orderId: components["schemas"]["OrderId"];
            /**
             * @description Pay at Fawry.
             * @example PAYATFAWRY
             * @enum {string}
             */
            paymentMethod: "PAYATFAWRY";
            customerName: components["schemas"]["CustomerName"];
            customerMobile: components["schemas"]["CustomerMobile"];
            /**
             * @description The customer's email address; the session's unless sent.
             * @example nora@example.com
             */
            customerEmail?: components["schemas"]["Email"];
            /** @description Sent along by the first clients; a reference takes nothing from a wallet. */
            debitMobileWalletNo?: components["schemas"]["Msisdn"];
            /**
             * @description Sent along by the first clients; a reference leads to no other page.
             * @example https://nilebooks.example/thanks
             */
            returnUrl?: components["schemas"]["Url"];
        };
        /** @description The provider's answer. */
        ReferenceAnswer: {
            /**
             * @description The provider's word for it.
             * @example ChargeResponse
             */
            type: string;
            /**
             * @description 200 when the reference stands.
             * @example 200
             */
            statusCode: number;
            /**
             * @description The provider's words.
             * @example Operation done successfully
             */
            statusDescription: string;
            /**
             * @description Our number of the attempt, which a status call takes.
             * @example 58210394776120394857610293
             */
            merchantRefNumber: string;
            /**
             * @description What the customer pays.
             * @example 7738291045
             */
            referenceNumber: string;
            /**
             * @description Until when it can be paid: 24 hours.
             * @example 2026-11-22T12:05:09.000Z
             */
            expirationTime: components["schemas"]["Instant"];
        };
        /** @description Which payment. */
        PaymentStatusRequest: {
            /**
             * @description The merchantRefNumber that the charge answered; the wire misspells 'reference' here and in /mena/referance-number.
             * @example 58210394776120394857610293
             */
            referanceNumber: string;
            /**
             * @description The session it is of; another is 404.
             * @example cs_6p8wk3zq7xd2m9tnb4vc5ryjfh
             */
            sessionId?: components["schemas"]["Id"];
        };
        /** @description How a payment stands; the amount is in major units of the session's currency. */
        PaymentStatus: {
            /**
             * @description Only PAID is paid.
             * @example PAID
             * @enum {string}
             */
            orderStatus: "NEW" | "UNPAID" | "PAID" | "CANCELED" | "EXPIRED" | "FAILED" | "REFUNDED" | "PARTIAL_REFUNDED";
            /** @description The session's amount, in major units of its currency. */
            paymentAmount: components["schemas"]["Amount"];
            /**
             * @description What the customer pays.
             * @example 7738291045
             */
            referenceNumber?: string;
            /**
             * @description Our number of the attempt.
             * @example 58210394776120394857610293
             */
            merchantRefNumber: string;
            /**
             * @description 200 when the provider knows the payment.
             * @example 200
             */
            statusCode: number;
            /**
             * Format: uri
             * @description Signed address to go back to.
             * @example https://nilebooks.example/thanks?status=SUCCESS&amount=450.5&orderId=NB-10442&ts=1795259109&signature=1f0c2d
             */
            returnUrl?: string;
        };
        /** @description What a return address or a status answer said, each value as text or as it was. Nothing of the outcome is believed: the server asks the provider. */
        CardStatusUpdate: {
            /** @description Public id of the service, as the return address has it. */
            serviceId: components["schemas"]["ServiceId"];
            orderId: components["schemas"]["OrderId"];
            /**
             * @description The session, where the page knows it: then the whole status is answered.
             * @example cs_6p8wk3zq7xd2m9tnb4vc5ryjfh
             */
            sessionId?: components["schemas"]["Id"];
            /**
             * @description The method's code: CARD, MWALLET, PAYATFAWRY or CC; as said where the query has one.
             * @example PAYATFAWRY
             */
            paymentMethod?: string;
            /**
             * @description The provider's word for it.
             * @example ChargeResponse
             */
            type?: string;
            /**
             * @description What the customer paid.
             * @example 7738291045
             */
            referenceNumber?: string;
            /**
             * @description Our number of the attempt.
             * @example 58210394776120394857610293
             */
            merchantRefNumber?: string;
            /**
             * @description As said.
             * @example PAID
             */
            orderStatus?: string;
            /**
             * @description As said, in major units.
             * @example 450.5
             */
            orderAmount?: number | string;
            /**
             * @description As said, in major units.
             * @example 450.5
             */
            paymentAmount?: number | string;
            /**
             * @description As said, in major units.
             * @example 0
             */
            fawryFees?: number | string;
            /**
             * @description As said, in major units.
             * @example 0
             */
            taxes?: number | string;
            /**
             * @description As said, in major units.
             * @example 0
             */
            shippingFees?: number | string;
            /**
             * @description As said.
             * @example 200
             */
            statusCode?: number | string;
            /**
             * @description As said.
             * @example Operation done successfully
             */
            statusDescription?: string;
            /**
             * @description As said, in milliseconds.
             * @example 1795259109000
             */
            paymentTime?: number | string;
            /**
             * @description As said, in milliseconds.
             * @example 1795345509000
             */
            expirationTime?: number | string;
            /**
             * @description As said.
             * @example false
             */
            basketPayment?: boolean | string;
            /**
             * @description As said.
             * @example 4242
             */
            cardLastFourDigits?: string;
            /**
             * @description As said.
             * @example 01001234567
             */
            customerMobile?: string;
            /**
             * @description As said.
             * @example nora@example.com
             */
            customerMail?: string;
            /**
             * @description As said.
             * @example mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp
             */
            customerProfileId?: string;
            /**
             * @description As said.
             * @example نورا عبد الله
             */
            customerName?: string;
            /**
             * @description As said.
             * @example 831000
             */
            authNumber?: string;
            /**
             * @description As said.
             * @example https://nilebooks.example/thanks
             */
            returnUrl?: string;
            /**
             * @description As said.
             * @example 8d969eef6ecad3c29a3a629280e686cf0c3f5d5a86aff3ca12020c923adc6c92
             */
            signature?: string;
        };
        /** @description How a payment stands; all but orderStatus is for callers that send its sessionId or merchantRefNumber. */
        CardStatus: {
            /**
             * @description Only PAID is paid.
             * @example PAID
             * @enum {string}
             */
            orderStatus: "NEW" | "UNPAID" | "PAID" | "CANCELED" | "EXPIRED" | "FAILED" | "REFUNDED" | "PARTIAL_REFUNDED";
            /** @description The session's amount, in major units of its currency. */
            paymentAmount?: components["schemas"]["Amount"];
            /**
             * @description What the customer pays.
             * @example 7738291045
             */
            referenceNumber?: string;
            /**
             * @description Our number of the attempt.
             * @example 58210394776120394857610293
             */
            merchantRefNumber?: string;
            /**
             * @description 200 when the provider knows the payment.
             * @example 200
             */
            statusCode?: number;
            /**
             * Format: uri
             * @description Signed address to go back to.
             * @example https://nilebooks.example/thanks?status=SUCCESS&amount=450.5&orderId=NB-10442&ts=1795259109&signature=1f0c2d
             */
            returnUrl?: string;
        };
        /**
         * @description The customer's first name.
         * @example نورا
         */
        FirstName: string;
        /**
         * @description The customer's last name.
         * @example عبد الله
         */
        LastName: string;
        /** @description A card or a wallet to be charged by Paymob. The amount is the session's; a card's number is typed at Paymob. */
        PaymobPaymentRequest: {
            /** @description The same as serviceId; need not be sent. */
            sid?: components["schemas"]["ServiceId"];
            /**
             * @description The session that is paid.
             * @example cs_6p8wk3zq7xd2m9tnb4vc5ryjfh
             */
            sessionId: components["schemas"]["Id"];
            /** @description Public id of the session's service. */
            serviceId: components["schemas"]["ServiceId"];
            orderId: components["schemas"]["OrderId"];
            /**
             * @description A card or a mobile wallet.
             * @example WALLET
             * @enum {string}
             */
            paymentMethod: "CARD" | "WALLET";
            customerMobile: components["schemas"]["CustomerMobile"];
            firstName: components["schemas"]["FirstName"];
            lastName: components["schemas"]["LastName"];
            /**
             * @description The customer's email address.
             * @example nora@example.com
             */
            email: components["schemas"]["Email"];
            /**
             * Format: uri
             * @description Of a card only. Where Paymob sends the customer back: on the checkout's own origin or the session's redirectUrl's. The checkout's own return page unless sent.
             * @example https://pay.example.com/hosted-checkout/mena/eg
             */
            returnUrl?: string;
        };
        /** @description A payment that goes on at Paymob. */
        PaymobPayment: {
            /**
             * Format: uri
             * @description Paymob's page that the browser goes to.
             * @example https://accept.paymob.com/unifiedcheckout/?publicKey=egy_pk_test_1&clientSecret=egy_csk_test_2
             */
            redirectLink: string;
        };
        /** @description The query of the address that Paymob sent the customer back to, each value as text exactly as it stood there, beside the order that the page knows. Only what `hmac` covers is believed. Fields that Paymob adds are let through, unread. */
        PaymobReturn: {
            /** @description Public id of the service that the page knows. */
            serviceId: components["schemas"]["ServiceId"];
            orderId: components["schemas"]["OrderId"];
            /**
             * @description The session, where the page knows it: then the whole status is answered.
             * @example cs_6p8wk3zq7xd2m9tnb4vc5ryjfh
             */
            sessionId?: components["schemas"]["Id"];
            /**
             * @description A mobile wallet.
             * @example MW
             * @enum {string}
             */
            paymentMethod?: "MW";
            /**
             * @description HMAC-SHA512 in hexadecimal over the signed values in Paymob's order, checked by the server.
             * @example fa8ac0b7f3852e60c50e7fdd4ea5ef0bda96030c19dea1d55df8c76d6c08ab1877774662cbb04981dc84839ad4da560bcc8cb53b8973548657f7e8f8d2e79930
             */
            hmac: string;
            /**
             * @description Signed: amount in minor units.
             * @example 100000
             */
            amount_cents?: string;
            /**
             * @description Signed: when, as Paymob wrote it.
             * @example 2024-06-13T11:33:44.592345
             */
            created_at?: string;
            /**
             * @description Signed: ISO 4217 code.
             * @example EGP
             */
            currency?: string;
            /**
             * @description Signed, and Paymob's spelling.
             * @example false
             */
            error_occured?: string;
            /**
             * @description Signed.
             * @example false
             */
            has_parent_transaction?: string;
            /**
             * @description Signed: Paymob's transaction.
             * @example 192036465
             */
            id?: string;
            /**
             * @description Signed: the way to pay.
             * @example 4097558
             */
            integration_id?: string;
            /**
             * @description Signed.
             * @example true
             */
            is_3d_secure?: string;
            /**
             * @description Signed.
             * @example false
             */
            is_auth?: string;
            /**
             * @description Signed.
             * @example false
             */
            is_capture?: string;
            /**
             * @description Signed.
             * @example false
             */
            is_refunded?: string;
            /**
             * @description Signed.
             * @example true
             */
            is_standalone_payment?: string;
            /**
             * @description Signed.
             * @example false
             */
            is_voided?: string;
            /**
             * @description Signed: Paymob's order.
             * @example 217503754
             */
            order?: string;
            /**
             * @description Paymob's order, where it is named so.
             * @example 217503754
             */
            order_id?: string;
            /**
             * @description Paymob's order, where it is named so.
             * @example 217503754
             */
            "order.id"?: string;
            /**
             * @description Signed: Paymob's account.
             * @example 302852
             */
            owner?: string;
            /**
             * @description Signed: not decided yet.
             * @example false
             */
            pending?: string;
            /**
             * @description Signed: last four digits of the card or wallet.
             * @example 2346
             */
            "source_data.pan"?: string;
            /**
             * @description Signed.
             * @example MasterCard
             */
            "source_data.sub_type"?: string;
            /**
             * @description Signed.
             * @example card
             */
            "source_data.type"?: string;
            /**
             * @description Signed: paid when true and pending is false.
             * @example true
             */
            success?: string;
            /**
             * @description Our number of the attempt.
             * @example 58210394776120394857610293
             */
            merchant_order_id?: string;
        } & {
            [key: string]: string;
        };
        /** @description Who pays a session; the amount is the session's. The card's number is typed at Monty. */
        MontyPaymentRequest: {
            /**
             * @description The session that is paid.
             * @example cs_4t7nk9wq2xd8m3zb6vc5ryjfph
             */
            sessionId: components["schemas"]["Id"];
            /**
             * @description Calling code and number, such as 971501234567.
             * @example 971501234567
             */
            mobileNumber: string;
            firstName: components["schemas"]["FirstName"];
            lastName: components["schemas"]["LastName"];
            /**
             * @description The customer's email address.
             * @example mariam@example.com
             */
            email: components["schemas"]["Email"];
        };
        /** @description A payment that goes on at Monty. */
        MontyPayment: {
            /**
             * Format: uri
             * @description Monty's page that the browser goes to.
             * @example https://checkout.montypay.com/auth/eyJhbGciOiJIUzI1NiJ9.c2Vzc2lvbg
             */
            url: string;
        };
        /** @description Fawry's server notification V2. Its fields are Fawry's; only what `messageSignature` covers is believed. */
        FawryNotification: {
            /**
             * @description Fawry's id of the message.
             * @example c72827d084ea4b88949d91dd2db4996e
             */
            requestId?: string;
            /**
             * @description Fawry's number of the payment.
             * @example 7738291045
             */
            fawryRefNumber?: string | number;
            /**
             * @description Our number of the attempt.
             * @example 58210394776120394857610293
             */
            merchantRefNumber?: string;
            /**
             * @description Major units.
             * @example 450.5
             */
            paymentAmount?: number | string;
            /**
             * @description Major units.
             * @example 450.5
             */
            orderAmount?: number | string;
            /**
             * @description Only PAID is paid.
             * @example PAID
             */
            orderStatus?: string;
            /**
             * @description The method's code.
             * @example PAYATFAWRY
             */
            paymentMethod?: string;
            /**
             * @description Fawry's spelling, and its number of the money's receipt.
             * @example 129871204
             */
            paymentRefrenceNumber?: string | number | null;
            /**
             * @description SHA-256 in hexadecimal.
             * @example 8d969eef6ecad3c29a3a629280e686cf0c3f5d5a86aff3ca12020c923adc6c92
             */
            messageSignature?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description A provider's notification as a form, such as MontyPay's. Its fields are the provider's; only what its signature covers is believed. */
        FormNotification: {
            [key: string]: string;
        };
        /** @description The message was taken in. */
        CallbackAnswer: {
            /**
             * @description Always OK.
             * @example OK
             * @enum {string}
             */
            status: "OK";
            /**
             * @description JazzCash only: 000.
             * @example 000
             * @enum {string}
             */
            pp_ResponseCode?: "000";
            /**
             * @description JazzCash only.
             * @example IPN received successfully
             */
            pp_ResponseMessage?: string;
            /**
             * @description JazzCash only: the hash over this answer.
             * @example 2B47BCF7825FA27FC8B522292BC8D226213FCCDA685FC68A67EC20B10836E5B7
             */
            pp_SecureHash?: string;
        };
        /**
         * @description Only payouts of this status; All is the same as none.
         * @default All
         * @example Pending
         * @enum {string}
         */
        PayoutFilterStatus: "All" | "Pending" | "Approved" | "Rejected";
        /** @description Which payouts, made between two days, both included; without days, the last seven, today among them. */
        PayoutQuery: {
            /**
             * @description Asked for on this day or later, in Egypt's days; six days before dateTo unless sent.
             * @example 2026-11-15
             */
            dateFrom?: components["schemas"]["Day"];
            /** @description Asked for on this day or before; today unless sent. */
            dateTo?: components["schemas"]["Day"];
            status?: components["schemas"]["PayoutFilterStatus"];
            /** @description Only this merchant's; one outside the caller's scope is 404. */
            userTypeId?: components["schemas"]["Id"];
            /** @description Only payouts in this currency. */
            currency?: components["schemas"]["CurrencyCode"];
            page?: components["schemas"]["PageWanted"];
            limit?: components["schemas"]["PageSize"];
            sort?: components["schemas"]["Sort"];
            q?: components["schemas"]["SearchText"];
            after?: components["schemas"]["AfterRow"];
        };
        /**
         * @description The number that people and approval files quote; the wire misspells 'reference'.
         * @example PO-2611210042
         */
        ReferanceNumber: string;
        /**
         * @description ISO 3166 code; Egypt is the only country.
         * @example EG
         * @enum {string}
         */
        PayoutCountryCode: "EG";
        /**
         * @description A whole number of major units of the payout's currency, above zero.
         * @example 1500
         */
        PayoutAmount: number;
        /**
         * @description Where the money goes; BANK needs bankName and bankNo.
         * @example WALLET
         * @enum {string}
         */
        PayoutType: "WALLET" | "BANK";
        /**
         * @description The beneficiary's bank; only of a BANK payout.
         * @example Banque Misr
         */
        BankName: string;
        /**
         * @description The beneficiary's account number or IBAN; only of a BANK payout.
         * @example EG380019000500000000263180002
         */
        BankNo: string;
        /**
         * @description Eight digits, unique per merchant: where they are taken, the server makes others and answers with those.
         * @example 59109042
         */
        MerchantOrderId: string;
        /**
         * @description Pending until it is decided; Approved and Rejected are final.
         * @example Pending
         * @enum {string}
         */
        PayoutStatus: "Pending" | "Approved" | "Rejected";
        /**
         * @description Why it was approved or rejected, with a letter or digit; kept in the history.
         * @example The account number is of another person
         */
        DecisionReason: string;
        /**
         * @description same-msisdn, same-national-id, same-bank-account: another payout of the merchant, not rejected, has the same amount and this in common, made within a day; blacklisted: the number is blacklisted.
         * @example same-msisdn
         * @enum {string}
         */
        PayoutFlagCode: "same-msisdn" | "same-national-id" | "same-bank-account" | "blacklisted";
        /** @description A reason to look twice at a payout. It does not prevent anything. */
        PayoutFlag: {
            code: components["schemas"]["PayoutFlagCode"];
            /**
             * @description The other payouts, newest first, at most five.
             * @example [
             *       "PO-2611210041"
             *     ]
             */
            payouts?: components["schemas"]["ReferanceNumber"][];
        };
        /** @description Reasons to look twice; left out where there are none. */
        PayoutFlags: components["schemas"]["PayoutFlag"][];
        /** @description Money to be sent to a beneficiary, taken from the merchant's loan account or account balance when it is approved. */
        Payout: {
            /**
             * @description The payout's own id, which a decision takes as `id`.
             * @example pay_6k2wq9zd4xm8t3nb5vc7ryjfph1
             */
            _id: components["schemas"]["Id"];
            referanceNumber: components["schemas"]["ReferanceNumber"];
            /**
             * @description Who pays.
             * @example Nile Books
             */
            merchantName: string;
            /** @description The paying merchant's `_id`. */
            userTypeId: components["schemas"]["Id"];
            /** @description Public id of the service that it is paid through. */
            serviceId: components["schemas"]["ServiceId"];
            /**
             * @description The beneficiary.
             * @example نورا عبد الله
             */
            fullName: string;
            /**
             * @description The beneficiary's email address.
             * @example noura@mail.example
             */
            beneficiaryEmail: components["schemas"]["Email"];
            /**
             * @description The beneficiary's mobile number, digits only.
             * @example 201001234567
             */
            msisdn: string;
            /**
             * @description The beneficiary's national id, masked but for its last four digits.
             * @example **********4321
             */
            nationalId: string;
            countryCode: components["schemas"]["PayoutCountryCode"];
            amount: components["schemas"]["PayoutAmount"];
            /** @description The currency of the amount: the service's. */
            currency: components["schemas"]["CurrencyCode"];
            payoutType: components["schemas"]["PayoutType"];
            bankName?: components["schemas"]["BankName"];
            bankNo?: components["schemas"]["BankNo"];
            merchantOrderId: components["schemas"]["MerchantOrderId"];
            /**
             * @description The code that a wallet pays out against, where the payment has one.
             * @example VC-88213
             */
            voucherCode?: string;
            /**
             * @description The provider's own number of the payment, once it has one.
             * @example 7731904
             */
            loanId?: string;
            status: components["schemas"]["PayoutStatus"];
            /**
             * @description When it was asked for.
             * @example 2026-11-21T09:05:09.000Z
             */
            createdDate: components["schemas"]["Instant"];
            /**
             * @description When it was approved or rejected; createdDate until then.
             * @example 2026-11-21T12:05:09.000Z
             */
            updatedDate: components["schemas"]["Instant"];
            /**
             * @description Who asked for it.
             * @example Karim Fathy
             */
            createdBy?: string;
            /**
             * @description Who approved or rejected it.
             * @example Mona Hassan
             */
            decidedBy?: string;
            /**
             * @description Whoever asked for it decided it as well.
             * @example false
             */
            selfDecided?: boolean;
            decisionReason?: components["schemas"]["DecisionReason"];
            /**
             * @description The caller asked for it.
             * @example false
             */
            isOwn?: boolean;
            flags?: components["schemas"]["PayoutFlags"];
        };
        /** @description A page of payouts; `next` goes on where page numbers end. */
        PayoutPage: {
            /** @description The rows. */
            data: components["schemas"]["Payout"][];
            current: components["schemas"]["PageNumber"];
            pages: components["schemas"]["PageCount"];
            total: components["schemas"]["RowCount"];
            /**
             * @description Counting stopped at `total`: there are more.
             * @example false
             */
            totalIsCapped?: boolean;
            next?: components["schemas"]["NextRow"];
        };
        /** @description Which payouts, made between two days, both included, and the text to find in them. */
        PayoutSearch: {
            /**
             * @description Asked for on this day or later, in Egypt's days; six days before dateTo unless sent.
             * @example 2026-11-15
             */
            dateFrom?: components["schemas"]["Day"];
            /** @description Asked for on this day or before; today unless sent. */
            dateTo?: components["schemas"]["Day"];
            status?: components["schemas"]["PayoutFilterStatus"];
            query: components["schemas"]["SearchText"];
            /** @description Only this merchant's; one outside the caller's scope is 404. */
            userTypeId?: components["schemas"]["Id"];
            /** @description Only payouts in this currency. */
            currency?: components["schemas"]["CurrencyCode"];
            page?: components["schemas"]["PageWanted"];
            limit?: components["schemas"]["PageSize"];
            sort?: components["schemas"]["Sort"];
            after?: components["schemas"]["AfterRow"];
        };
        /** @description The payouts to sum up: the same words as the list's and the search's. */
        PayoutSummaryQuery: {
            /**
             * @description Asked for on this day or later, in Egypt's days; six days before dateTo unless sent.
             * @example 2026-11-15
             */
            dateFrom?: components["schemas"]["Day"];
            /** @description Asked for on this day or before; today unless sent. */
            dateTo?: components["schemas"]["Day"];
            status?: components["schemas"]["PayoutFilterStatus"];
            query?: components["schemas"]["SearchText"];
            /** @description Only this merchant's; one outside the caller's scope is 404. */
            userTypeId?: components["schemas"]["Id"];
            /** @description Only payouts in this currency. */
            currency?: components["schemas"]["CurrencyCode"];
        };
        /** @description The payouts of one status and currency. */
        PayoutTotal: {
            status: components["schemas"]["PayoutStatus"];
            /** @description The currency of the amount. */
            currency: components["schemas"]["CurrencyCode"];
            /**
             * @description How many.
             * @example 12
             */
            count: number;
            /**
             * @description Their amounts added up, in major units.
             * @example 18000
             */
            amount: components["schemas"]["AmountSum"];
        };
        /** @description How many payouts and how much money, apart by status and currency; currencies are never added up. */
        PayoutSummary: {
            /**
             * @description First day that was counted.
             * @example 2026-11-15
             */
            dateFrom: components["schemas"]["Day"];
            /** @description Last day that was counted. */
            dateTo: components["schemas"]["Day"];
            /** @description One entry for each status and currency that has payouts, by currency, then Pending, Approved, Rejected. */
            totals: components["schemas"]["PayoutTotal"][];
        };
        /**
         * @description An Egyptian mobile number: 20, then 10, 11, 12 or 15, then eight digits.
         * @example 201001234567
         */
        EgyptianMobile: string;
        /** @description The fields of a payout that is about to be asked for. */
        PayoutGuardQuery: {
            /** @description Public id of the service that it is paid through, or its `_id`. */
            serviceId: components["schemas"]["ServiceId"];
            amount: components["schemas"]["PayoutAmount"];
            /**
             * @description The beneficiary's national id.
             * @example 29001011234321
             */
            nationalId: string;
            msisdn: components["schemas"]["EgyptianMobile"];
            bankNo?: components["schemas"]["BankNo"];
        };
        /** @description What there is to look twice at. */
        PayoutGuards: {
            /** @description Empty where there is nothing. */
            flags: components["schemas"]["PayoutFlags"];
        };
        /** @description The money of the payout's merchant in the payout's currency, in major units. Approval takes from the loan account, else from the account balance. */
        PayoutFunds: {
            /** @description The currency of the amounts. */
            currency: components["schemas"]["CurrencyCode"];
            /**
             * @description In the loan account.
             * @example 12000
             */
            loan: components["schemas"]["AmountSum"];
            /**
             * @description In the account balance.
             * @example 800
             */
            balance: components["schemas"]["AmountSum"];
            /**
             * @description Spoken for by all pending payouts of the merchant, this one among them.
             * @example 4500
             */
            pending: components["schemas"]["AmountSum"];
            /**
             * @description How many are pending.
             * @example 3
             */
            pendingCount: number;
        };
        /** @description What helps to decide a payout. */
        PayoutContext: {
            funds?: components["schemas"]["PayoutFunds"];
            /** @description Other payouts to the same person (national id, number or bank account), newest first, at most ten; only the caller's own merchant's, and every merchant's for the provider. */
            others: components["schemas"]["Payout"][];
        };
        /** @description The payout form. The currency is the service's; the merchant is the caller's own unless the provider names another. */
        PayoutInput: {
            /** @description Public id of the service that it is paid through, or its `_id`. */
            serviceId: components["schemas"]["ServiceId"];
            amount: components["schemas"]["PayoutAmount"];
            /**
             * @description The beneficiary: a name with a letter or digit, and nothing that ends a line or turns a text's direction.
             * @example نورا عبد الله
             */
            fullName: string;
            /**
             * @description The beneficiary's national id; answers mask it.
             * @example 29001011234321
             */
            nationalId: string;
            msisdn: components["schemas"]["EgyptianMobile"];
            /**
             * @description The beneficiary's email address.
             * @example noura@mail.example
             */
            beneficiaryEmail: components["schemas"]["Email"];
            countryCode: components["schemas"]["PayoutCountryCode"];
            /**
             * @description Where the money goes; BANK needs bankName and bankNo.
             * @default WALLET
             * @example WALLET
             * @enum {string}
             */
            payoutType?: "WALLET" | "BANK";
            bankName?: components["schemas"]["BankName"];
            bankNo?: components["schemas"]["BankNo"];
            merchantOrderId?: components["schemas"]["MerchantOrderId"];
            /** @description The merchant that pays: the caller's own, or, from the provider, the service's. */
            userTypeId?: components["schemas"]["Id"];
        };
        /** @description What becomes of a payout. amount and merchant need not be sent; where they are, they must equal the stored ones. */
        PayoutDecision: {
            /**
             * @description The payout's `_id`.
             * @example pay_6k2wq9zd4xm8t3nb5vc7ryjfph1
             */
            id: components["schemas"]["Id"];
            /**
             * @description Final.
             * @example Approved
             * @enum {string}
             */
            status: "Approved" | "Rejected";
            amount?: components["schemas"]["PayoutAmount"];
            /**
             * @description The merchant's name.
             * @example Nile Books
             */
            merchant?: string;
            reason?: components["schemas"]["DecisionReason"];
        };
        /** @description Which files, carried out between two days, both included; without days, the last seven, today among them. */
        ApprovalFileQuery: {
            /**
             * @description Carried out on this day or later, in the provider's days; six days before dateTo unless sent.
             * @example 2026-11-15
             */
            dateFrom?: components["schemas"]["Day"];
            /** @description Carried out on this day or before; today unless sent. */
            dateTo?: components["schemas"]["Day"];
            page?: components["schemas"]["PageWanted"];
            limit?: components["schemas"]["PageSize"];
            sort?: components["schemas"]["Sort"];
            q?: components["schemas"]["SearchText"];
        };
        /**
         * @description The file's name on the uploader's machine.
         * @example Loan_Disbursements_21-11-2026.xlsx
         */
        OriginalName: string;
        /**
         * @description The name that the server gave an uploaded file; it counts once, for the user who uploaded it.
         * @example upl_4k8w2m7q9zd3xt5nb6vc1ryjfph.xlsx
         */
        UploadName: string;
        /** @description A file that was carried out. */
        ApprovalFile: {
            /**
             * @description The file record's own id.
             * @example apf_3m9tk5zq7xd2w8nb4vc6ryjfph1
             */
            _id: components["schemas"]["Id"];
            originalName: components["schemas"]["OriginalName"];
            fileName: components["schemas"]["UploadName"];
            /**
             * @description Payouts that it decided.
             * @example 2
             */
            updatedRecords: number;
            /**
             * @description Rows that it has.
             * @example 3
             */
            noOfTransactions: number;
            /** @description When it was carried out. */
            createdDate: components["schemas"]["Instant"];
            /**
             * @description Who carried it out.
             * @example Mona Hassan
             */
            createdBy: string;
        };
        /** @description A page of approval files. */
        ApprovalFilePage: {
            /** @description The rows. */
            data: components["schemas"]["ApprovalFile"][];
            current: components["schemas"]["PageNumber"];
            pages: components["schemas"]["PageCount"];
            total: components["schemas"]["RowCount"];
        };
        /** @description The form that sends a sheet. */
        ApprovalUpload: {
            /**
             * Format: binary
             * @description An xlsx or xls file of at most 10 MB and 50,000 rows, without formulas. Its columns are referanceNumber, status (Approved or Rejected) and, where amounts are to be checked, amount; headers in any case, by these names or by the titles of an export of payouts, which is the template.
             * @example the file's bytes
             */
            file: Blob;
        };
        /**
         * @description Bytes; screens show MB of 1,048,576 bytes.
         * @example 18432
         */
        FileSize: number;
        /**
         * @description How many rows.
         * @example 3
         */
        FileRows: number;
        /** @description What a file would do in one currency. */
        ApprovalSum: {
            currency: components["schemas"]["CurrencyCode"];
            /**
             * @description Rows that would be approved.
             * @example 1
             */
            approves: components["schemas"]["FileRows"];
            /**
             * @description Rows that would be rejected.
             * @example 1
             */
            rejects: components["schemas"]["FileRows"];
            /**
             * @description What would be approved, in major units.
             * @example 1500
             */
            amount: components["schemas"]["Amount"];
        };
        /**
         * @description What will happen to a row: will-approve and will-reject are carried out, the others are left. own-payout: whoever uploads the file asked for the payout and may not approve it. not-covered: the merchant's money, less the rows above, does not cover it. taken-out: a user took the row out.
         * @example will-approve
         * @enum {string}
         */
        ApprovalVerdict: "will-approve" | "will-reject" | "unknown-reference" | "already-decided" | "listed-twice" | "amount-differs" | "invalid-status" | "own-payout" | "not-covered" | "taken-out";
        /** @description The rows of one verdict whose payouts have one currency. */
        ApprovalTotal: {
            verdict: components["schemas"]["ApprovalVerdict"];
            /** @description The currency of their payouts; absent for rows that name no payout. */
            currency?: components["schemas"]["CurrencyCode"];
            /**
             * @description How many they are.
             * @example 1
             */
            rows: components["schemas"]["FileRows"];
            /**
             * @description What their payouts sum up to, in major units.
             * @example 1500
             */
            amount: components["schemas"]["Amount"];
        };
        /** @description How many rows got which verdict. */
        ApprovalVerdictCounts: {
            /**
             * @description Rows whose payout will be approved.
             * @example 1
             */
            "will-approve": components["schemas"]["FileRows"];
            /**
             * @description Rows whose payout will be rejected.
             * @example 1
             */
            "will-reject": components["schemas"]["FileRows"];
            /**
             * @description Rows that name no payout.
             * @example 1
             */
            "unknown-reference": components["schemas"]["FileRows"];
            /**
             * @description Rows whose payout is no longer Pending.
             * @example 0
             */
            "already-decided": components["schemas"]["FileRows"];
            /**
             * @description Rows whose payout is in the file more than once.
             * @example 0
             */
            "listed-twice": components["schemas"]["FileRows"];
            /**
             * @description Rows whose amount is not the payout's.
             * @example 0
             */
            "amount-differs": components["schemas"]["FileRows"];
            /**
             * @description Rows whose status is neither Approved nor Rejected.
             * @example 1
             */
            "invalid-status": components["schemas"]["FileRows"];
            /**
             * @description Rows whose payout the uploader asked for and may not approve.
             * @example 0
             */
            "own-payout": components["schemas"]["FileRows"];
            /**
             * @description Rows whose amount the merchant's money does not cover.
             * @example 0
             */
            "not-covered": components["schemas"]["FileRows"];
            /**
             * @description Rows that a user took out.
             * @example 0
             */
            "taken-out": components["schemas"]["FileRows"];
        };
        /** @description What an uploaded file says. Nothing is decided yet. */
        ApprovalSummary: {
            originalName: components["schemas"]["OriginalName"];
            fileName: components["schemas"]["UploadName"];
            size: components["schemas"]["FileSize"];
            /**
             * @description Rows of the sheet, without its headers.
             * @example 4
             */
            total: components["schemas"]["FileRows"];
            /**
             * @description Rows whose status is Approved, whatever their verdict.
             * @example 2
             */
            Approved: components["schemas"]["FileRows"];
            /**
             * @description Rows whose status is Rejected, whatever their verdict.
             * @example 1
             */
            Rejected: components["schemas"]["FileRows"];
            /**
             * @description The status, as written, of each row that has another than Approved or Rejected; those rows are discarded.
             * @example [
             *       "Aproved"
             *     ]
             */
            invalidStatus: string[];
            /**
             * @description What would be approved, in major units of `currency`; 0 where nothing would. Absent where the payouts have several currencies: `sums` has each.
             * @example 1500
             */
            amount?: components["schemas"]["Amount"];
            /** @description The currency of its payouts; absent where no row names one or they have several. */
            currency?: components["schemas"]["CurrencyCode"];
            /** @description The sums of each currency of its payouts, by the currency's code. */
            sums: components["schemas"]["ApprovalSum"][];
            /** @description Rows and amounts of each verdict and currency, in the order of the verdicts. */
            totals: components["schemas"]["ApprovalTotal"][];
            verdicts: components["schemas"]["ApprovalVerdictCounts"];
            /**
             * @description The file record's `_id`; absent before the file is carried out.
             * @example apf_3m9tk5zq7xd2w8nb4vc6ryjfph1
             */
            recordId?: components["schemas"]["Id"];
            /**
             * @description Rows whose result differs from the verdict of the dry run; absent before the file is carried out.
             * @example 0
             */
            changed?: components["schemas"]["FileRows"];
        };
        /**
         * @description What became of a row: its payout's new status, or why it was left.
         * @example Approved
         * @enum {string}
         */
        ApprovalResult: "Approved" | "Rejected" | "unknown-reference" | "already-decided" | "listed-twice" | "amount-differs" | "invalid-status" | "own-payout" | "not-covered" | "taken-out";
        /** @description A row of an uploaded file beside the payout that it names. */
        ApprovalRow: {
            /**
             * @description Its number in the sheet; the headers are row 1.
             * @example 2
             */
            row: number;
            /**
             * @description As written.
             * @example PO-2611210042
             */
            referanceNumber: string;
            /**
             * @description As written.
             * @example Approved
             */
            status: string;
            /**
             * @description As written, where the file has amounts.
             * @example 1500
             */
            amount?: string;
            verdict: components["schemas"]["ApprovalVerdict"];
            /** @description What became of it; absent before the file is carried out. */
            result?: components["schemas"]["ApprovalResult"];
            payout?: components["schemas"]["Payout"];
        };
        /** @description A page of an uploaded file's rows. */
        ApprovalRowPage: {
            /** @description The rows. */
            data: components["schemas"]["ApprovalRow"][];
            current: components["schemas"]["PageNumber"];
            pages: components["schemas"]["PageCount"];
            total: components["schemas"]["RowCount"];
        };
        /** @description Which rows are taken out or put back: those with these numbers, or all that match verdict and q. */
        ApprovalRowChoice: {
            /**
             * @description true takes the rows out, false puts them back.
             * @example true
             */
            out: boolean;
            /**
             * @description Numbers of the rows in the sheet; without them, all rows that match verdict and q.
             * @example [
             *       2,
             *       5
             *     ]
             */
            rows?: number[];
            /** @description Only rows of this verdict. */
            verdict?: components["schemas"]["ApprovalVerdict"];
            q?: components["schemas"]["SearchText"];
        };
        /** @description How far a file is carried out. */
        ApprovalProgress: {
            /**
             * @description Rows that are done so far.
             * @example 2
             */
            done: components["schemas"]["FileRows"];
            /**
             * @description Rows that the file has.
             * @example 4
             */
            total: components["schemas"]["FileRows"];
        };
        /** @description The summary as the upload answered it. fileName alone is enough; what else is sent must equal what the server counted. */
        ApprovalProceed: {
            fileName: components["schemas"]["UploadName"];
            originalName?: components["schemas"]["OriginalName"];
            size?: components["schemas"]["FileSize"];
            /**
             * @description The summary's total.
             * @example 4
             */
            total?: components["schemas"]["FileRows"];
            /**
             * @description How many entries the summary's invalidStatus has.
             * @example 1
             */
            invalidStatus?: components["schemas"]["FileRows"];
        };
        /** @description How many rows ended how. */
        ApprovalResultCounts: {
            /**
             * @description Rows whose payout was approved.
             * @example 1
             */
            Approved: components["schemas"]["FileRows"];
            /**
             * @description Rows whose payout was rejected.
             * @example 1
             */
            Rejected: components["schemas"]["FileRows"];
            /**
             * @description Rows that name no payout.
             * @example 1
             */
            "unknown-reference": components["schemas"]["FileRows"];
            /**
             * @description Rows whose payout was decided before.
             * @example 0
             */
            "already-decided": components["schemas"]["FileRows"];
            /**
             * @description Rows whose payout is in the file more than once.
             * @example 0
             */
            "listed-twice": components["schemas"]["FileRows"];
            /**
             * @description Rows whose amount is not the payout's.
             * @example 0
             */
            "amount-differs": components["schemas"]["FileRows"];
            /**
             * @description Rows whose status is neither Approved nor Rejected.
             * @example 1
             */
            "invalid-status": components["schemas"]["FileRows"];
            /**
             * @description Rows whose payout the uploader asked for and may not approve.
             * @example 0
             */
            "own-payout": components["schemas"]["FileRows"];
            /**
             * @description Rows whose amount the merchant's money does not cover.
             * @example 0
             */
            "not-covered": components["schemas"]["FileRows"];
            /**
             * @description Rows that a user took out.
             * @example 0
             */
            "taken-out": components["schemas"]["FileRows"];
        };
        /** @description A row whose result differs from the verdict of the dry run. */
        ApprovalChange: {
            /**
             * @description Its number in the sheet.
             * @example 3
             */
            row: number;
            /**
             * @description As written.
             * @example PO-2611210043
             */
            referanceNumber: string;
            verdict: components["schemas"]["ApprovalVerdict"];
            /** @example already-decided */
            result: components["schemas"]["ApprovalResult"];
        };
        /** @description A file that was carried out, with what became of its rows. */
        ApprovalOutcome: {
            /**
             * @description The file record's own id.
             * @example apf_3m9tk5zq7xd2w8nb4vc6ryjfph1
             */
            _id: components["schemas"]["Id"];
            originalName: components["schemas"]["OriginalName"];
            fileName: components["schemas"]["UploadName"];
            /**
             * @description Payouts that it decided.
             * @example 2
             */
            updatedRecords: number;
            /**
             * @description Rows that it has.
             * @example 3
             */
            noOfTransactions: number;
            /** @description When it was carried out. */
            createdDate: components["schemas"]["Instant"];
            /**
             * @description Who carried it out.
             * @example Mona Hassan
             */
            createdBy: string;
            results: components["schemas"]["ApprovalResultCounts"];
            /**
             * @description Rows whose result differs from the verdict of the dry run.
             * @example 0
             */
            changed: components["schemas"]["FileRows"];
            /** @description The first hundred of them, by row; the verdicts of the file have all. */
            changes: components["schemas"]["ApprovalChange"][];
        };
        /** @description What a merchant has left to pay out, in major units of `currency`. */
        LoanAccount: {
            /**
             * @description The account's own id.
             * @example lac_5k2wq8zd7xm4t9nb3vc6ryjfph1
             */
            _id: components["schemas"]["Id"];
            /**
             * @description Whose it is.
             * @example Lahore Loans
             */
            merchantName: string;
            /**
             * @description The merchant's `_id`.
             * @example mer_9w4zk7xq3md8t2nb6vc5ryjfph4
             */
            userTypeId: components["schemas"]["Id"];
            /**
             * @description The currency of both amounts: PKR, to which dollars are converted.
             * @example PKR
             */
            currency: components["schemas"]["CurrencyCode"];
            /**
             * @description What is left to pay out; absent where the merchant's showBalance is false and the caller is its own user.
             * @example 3642750
             */
            availableBalance?: components["schemas"]["AmountSum"];
            /**
             * @description How many deposits.
             * @example 2
             */
            totalTransactions: number;
            /**
             * @description What all its deposits were billed, spent or not.
             * @example 4032400
             */
            totalTransactionsAmount: components["schemas"]["AmountSum"];
        };
        /** @description A page of loan accounts. */
        LoanAccountPage: {
            /** @description The rows. */
            data: components["schemas"]["LoanAccount"][];
            current: components["schemas"]["PageNumber"];
            pages: components["schemas"]["PageCount"];
            total: components["schemas"]["RowCount"];
        };
        /**
         * @description What was deposited; USD is converted.
         * @example PKR
         * @enum {string}
         */
        LoanCurrency: "PKR" | "USD";
        /**
         * @description How the money came: IBFT, Cash, Settlement or USD Deposit, as forms say it.
         * @example IBFT
         * @enum {string}
         */
        LoanPaymentMethod: "IBFT" | "CASH" | "SETTLEMENT" | "USD-DEPOSIT";
        /**
         * @description PKR for one US dollar, with at most 6 decimals; only where the currency is USD. With 0 nothing is billed.
         * @example 281.5
         */
        LoanRate: number;
        /**
         * @description A charge in percent of the total, at most 4 decimals.
         * @example 2.5
         */
        LoanCharge: number;
        /**
         * @description The payment's own reference.
         * @example HBL transfer 771204
         */
        LoanReference: string;
        /** @description A deposit into a loan account. totalAmount is in major units of `currency`; totalBilledAmount (the total less the four charges, times the rate if USD, half-up to 2 decimals) and availableBilledAmount (what is left of it to pay out) are PKR. */
        LoanTransaction: {
            /**
             * @description The transaction's own id.
             * @example ltx_6p9wk4zq8xd3m7nb2vc5ryjfph1
             */
            _id: components["schemas"]["Id"];
            /**
             * @description The id that people quote.
             * @example LT-2611180007
             */
            transactionId: string;
            /**
             * @description Whose it is.
             * @example Lahore Loans
             */
            merchantName: string;
            /**
             * @description The merchant's `_id`.
             * @example mer_9w4zk7xq3md8t2nb6vc5ryjfph4
             */
            userTypeId: components["schemas"]["Id"];
            currency: components["schemas"]["LoanCurrency"];
            paymentMethod: components["schemas"]["LoanPaymentMethod"];
            /**
             * @description What was deposited, in major units of `currency`.
             * @example 10000
             */
            totalAmount: components["schemas"]["Amount"];
            /**
             * @description What the account was credited with, in PKR.
             * @example 2702400
             */
            totalBilledAmount: components["schemas"]["Amount"];
            /**
             * @description What is left of it to pay out, in PKR: the oldest deposit is spent first. Absent where the balance is.
             * @example 2362400
             */
            availableBilledAmount?: components["schemas"]["Amount"];
            exchangeRate?: components["schemas"]["LoanRate"];
            /**
             * @description The provider's commission, in percent of totalAmount, at most 4 decimals.
             * @example 2.5
             */
            waleeCommission: components["schemas"]["LoanCharge"];
            /**
             * @description Charges of the State Bank of Pakistan, in percent of totalAmount, at most 4 decimals.
             * @example 0.5
             */
            sbpCharges: components["schemas"]["LoanCharge"];
            /**
             * @description Sales tax on the service, in percent of totalAmount, at most 4 decimals.
             * @example 0
             */
            serviceSalesTax: components["schemas"]["LoanCharge"];
            /**
             * @description Withholding tax, in percent of totalAmount, at most 4 decimals; the wire writes it in two words.
             * @example 1
             */
            withHoldingCharges: components["schemas"]["LoanCharge"];
            reference?: components["schemas"]["LoanReference"];
            /**
             * @description When it was recorded.
             * @example 2026-11-18T06:45:10.000Z
             */
            createdDate: components["schemas"]["Instant"];
            loanAccount: components["schemas"]["LoanAccount"];
        };
        /** @description A loan transaction with what was done to it. */
        LoanTransactionDetail: components["schemas"]["LoanTransaction"] & {
            history: components["schemas"]["History"];
        };
        /** @description A page of an account's transactions beside its balance. */
        LoanTransactionPage: {
            /** @description The rows. */
            data: components["schemas"]["LoanTransaction"][];
            current: components["schemas"]["PageNumber"];
            pages: components["schemas"]["PageCount"];
            total: components["schemas"]["RowCount"];
            /**
             * @description Counting stopped at `total`: there are more.
             * @example false
             */
            totalIsCapped?: boolean;
            next?: components["schemas"]["NextRow"];
            loanAccount: components["schemas"]["LoanAccount"];
        };
        /** @description A booking on the account, in major units of `currency`: either credit or debit is there. */
        LoanStatementLine: {
            /**
             * @description The ledger entry's id.
             * @example led_4m8xq7zk2wd9t3nb5vc6ryjfph1
             */
            _id: components["schemas"]["Id"];
            /**
             * @description When it was booked.
             * @example 2026-11-18T06:45:10.000Z
             */
            bookedDate: components["schemas"]["Instant"];
            /**
             * @description Deposit is a loan transaction as it was created, Correction what an edit booked instead, Reversal what an edit or a deletion took back, Payout an approved payout.
             * @example Deposit
             * @enum {string}
             */
            kind: "Deposit" | "Correction" | "Reversal" | "Payout" | "Other";
            /**
             * @description transactionId of the loan transaction, referanceNumber of the payout; where a record is gone, its `_id`.
             * @example LT-2611180007
             */
            reference: string;
            /**
             * @description The deposit's own reference.
             * @example HBL transfer 771204
             */
            note?: string;
            /**
             * @description How a deposit came, while it exists.
             * @example USD-DEPOSIT
             */
            paymentMethod?: components["schemas"]["LoanPaymentMethod"];
            /**
             * @description What was deposited, in `totalCurrency`; only for the deposit as it is now.
             * @example 10000
             */
            totalAmount?: components["schemas"]["AmountSum"];
            /**
             * @description The currency of totalAmount.
             * @example USD
             */
            totalCurrency?: components["schemas"]["LoanCurrency"];
            /**
             * @description PKR for one US dollar, beside totalAmount.
             * @example 281.5
             */
            exchangeRate?: components["schemas"]["LoanRate"];
            /**
             * @description What it was booked in.
             * @example PKR
             */
            currency: components["schemas"]["CurrencyCode"];
            /**
             * @description What came in.
             * @example 2702400
             */
            credit?: components["schemas"]["AmountSum"];
            /**
             * @description What went out.
             * @example 340000
             */
            debit?: components["schemas"]["AmountSum"];
            /**
             * @description What the account held then.
             * @example 3642750
             */
            balance: components["schemas"]["AmountSum"];
        };
        /** @description What was on the account before and after the period, in major units of `currency`: opening + credited − debited = closing. */
        LoanStatementBalance: {
            /**
             * @description The currency of the amounts.
             * @example PKR
             */
            currency: components["schemas"]["CurrencyCode"];
            /**
             * @description The balance before the first day.
             * @example 1280350
             */
            openingBalance: components["schemas"]["AmountSum"];
            /**
             * @description What came in during the period.
             * @example 2702400
             */
            credited: components["schemas"]["AmountSum"];
            /**
             * @description What went out during the period.
             * @example 340000
             */
            debited: components["schemas"]["AmountSum"];
            /**
             * @description The balance after the last day.
             * @example 3642750
             */
            closingBalance: components["schemas"]["AmountSum"];
        };
        /** @description A loan account's bookings of a period between its balances. */
        LoanStatement: {
            /** @description The rows. */
            data: components["schemas"]["LoanStatementLine"][];
            current: components["schemas"]["PageNumber"];
            pages: components["schemas"]["PageCount"];
            total: components["schemas"]["RowCount"];
            /**
             * @description Whose account it is.
             * @example Lahore Loans
             */
            merchantName: string;
            /**
             * @description The merchant's `_id`.
             * @example mer_9w4zk7xq3md8t2nb6vc5ryjfph4
             */
            userTypeId: components["schemas"]["Id"];
            /**
             * @description The first day.
             * @example 2026-11-01
             */
            dateFrom: components["schemas"]["Day"];
            /**
             * @description The last day, included.
             * @example 2026-11-21
             */
            dateTo: components["schemas"]["Day"];
            /**
             * @description The time zone of the days.
             * @example Asia/Karachi
             */
            timeZone: string;
            /**
             * @description When the ledger was read.
             * @example 2026-11-21T12:05:09.000Z
             */
            asOf: components["schemas"]["Instant"];
            /** @description One item a currency that the account has; PKR is always there. */
            balances: components["schemas"]["LoanStatementBalance"][];
        };
        /** @description The transaction form. The four charges sum up to 100 at most; exchangeRate is needed with USD and left out with PKR. A totalBilledAmount must equal what the server computes. */
        LoanTransactionInput: {
            /**
             * @description Whose account it goes to: the merchant's `_id`.
             * @example mer_9w4zk7xq3md8t2nb6vc5ryjfph4
             */
            userTypeId: components["schemas"]["Id"];
            /**
             * @description The merchant's name.
             * @example Lahore Loans
             */
            merchantName?: string;
            currency: components["schemas"]["LoanCurrency"];
            paymentMethod: components["schemas"]["LoanPaymentMethod"];
            /**
             * @description What was deposited, in major units of `currency`, with at most 2 decimals.
             * @example 10000
             */
            totalAmount: components["schemas"]["Amount"];
            /**
             * @description The billed amount that the form showed, in PKR; compared, never stored.
             * @example 2702400
             */
            totalBilledAmount?: components["schemas"]["Amount"];
            exchangeRate?: components["schemas"]["LoanRate"];
            /**
             * @description The provider's commission, in percent of totalAmount, at most 4 decimals.
             * @example 2.5
             */
            waleeCommission: components["schemas"]["LoanCharge"];
            /**
             * @description Charges of the State Bank of Pakistan, in percent of totalAmount, at most 4 decimals.
             * @example 0.5
             */
            sbpCharges: components["schemas"]["LoanCharge"];
            /**
             * @description Sales tax on the service, in percent of totalAmount, at most 4 decimals.
             * @example 0
             */
            serviceSalesTax: components["schemas"]["LoanCharge"];
            /**
             * @description Withholding tax, in percent of totalAmount, at most 4 decimals; the wire writes it in two words.
             * @example 1
             */
            withHoldingCharges: components["schemas"]["LoanCharge"];
            reference?: components["schemas"]["LoanReference"];
        };
        /** @description A loan transaction as its form sends it back. Read-only fields may be sent and must equal what is stored. */
        LoanTransactionEdit: {
            currency: components["schemas"]["LoanCurrency"];
            paymentMethod: components["schemas"]["LoanPaymentMethod"];
            /**
             * @description What was deposited, in major units of `currency`, with at most 2 decimals.
             * @example 10000
             */
            totalAmount: components["schemas"]["Amount"];
            /**
             * @description The billed amount that the form showed, in PKR; compared, never stored.
             * @example 2702400
             */
            totalBilledAmount?: components["schemas"]["Amount"];
            exchangeRate?: components["schemas"]["LoanRate"];
            /**
             * @description The provider's commission, in percent of totalAmount, at most 4 decimals.
             * @example 2.5
             */
            waleeCommission: components["schemas"]["LoanCharge"];
            /**
             * @description Charges of the State Bank of Pakistan, in percent of totalAmount, at most 4 decimals.
             * @example 0.5
             */
            sbpCharges: components["schemas"]["LoanCharge"];
            /**
             * @description Sales tax on the service, in percent of totalAmount, at most 4 decimals.
             * @example 0
             */
            serviceSalesTax: components["schemas"]["LoanCharge"];
            /**
             * @description Withholding tax, in percent of totalAmount, at most 4 decimals; the wire writes it in two words.
             * @example 1
             */
            withHoldingCharges: components["schemas"]["LoanCharge"];
            reference?: components["schemas"]["LoanReference"];
            /**
             * @description Read-only: the path's.
             * @example ltx_6p9wk4zq8xd3m7nb2vc5ryjfph1
             */
            _id?: components["schemas"]["Id"];
            /**
             * @description Read-only.
             * @example LT-2611180007
             */
            transactionId?: string;
            /**
             * @description Read-only.
             * @example Lahore Loans
             */
            merchantName?: string;
            /**
             * @description Read-only.
             * @example mer_9w4zk7xq3md8t2nb6vc5ryjfph4
             */
            userTypeId?: components["schemas"]["Id"];
            /**
             * @description Read-only.
             * @example 2362400
             */
            availableBilledAmount?: components["schemas"]["Amount"];
            /**
             * @description Read-only.
             * @example 2026-11-18T06:45:10.000Z
             */
            createdDate?: components["schemas"]["Instant"];
            /** @description As a read answered it. Its names and ids must equal what is stored; its figures belong to the account, and may have changed since. */
            loanAccount?: components["schemas"]["LoanAccount"];
            /** @description As a read answered it; ignored, because entries are only added. */
            history?: components["schemas"]["History"];
        };
        /**
         * @description The merchant's own number for it; a merchant's counts once.
         * @example NB-TEE-01
         */
        Sku: string;
        /** @description What a product is like. */
        ProductAttributes: {
            /**
             * @description Sizes it comes in.
             * @example [
             *       "M",
             *       "L"
             *     ]
             */
            size?: string[];
            /**
             * @description Colours it comes in.
             * @example [
             *       "أزرق"
             *     ]
             */
            color?: string[];
            /**
             * @description Kilograms.
             * @example 0.4
             */
            weight?: number;
            /**
             * @description Price of one piece, in major units of the merchant's currency.
             * @example 180
             */
            productPrice?: components["schemas"]["Amount"];
            /**
             * @description Pieces in stock.
             * @example 120
             */
            inventory?: number;
            /**
             * @description Pieces under which stock is low, for the merchant to know.
             * @example 10
             */
            lowStockThreshold?: number;
        };
        /** @description Something that a merchant sells. `attributes.productPrice` is in major units of the merchant's currency. */
        Product: {
            /**
             * @description The product's own id.
             * @example prd_7k3wq9zd4xm8t2nb5vc6ryjfph1
             */
            _id: components["schemas"]["Id"];
            /**
             * @description What it is called.
             * @example رواية أولاد حارتنا
             */
            name: string;
            sku?: components["schemas"]["Sku"];
            /**
             * @description Who sells it: the merchant's `_id`.
             * @example mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp
             */
            merchantId: components["schemas"]["Id"];
            /**
             * @description The merchant's name.
             * @example Nile Books
             */
            merchantName: string;
            /** @description The merchant's currency. */
            currency: components["schemas"]["CurrencyCode"];
            /**
             * @description When it was created.
             * @example 2026-10-02T08:00:00.000Z
             */
            createdDate: components["schemas"]["Instant"];
            attributes: components["schemas"]["ProductAttributes"];
        };
        /** @description A page of products. */
        ProductPage: {
            /** @description The rows. */
            data: components["schemas"]["Product"][];
            current: components["schemas"]["PageNumber"];
            pages: components["schemas"]["PageCount"];
            total: components["schemas"]["RowCount"];
        };
        /** @description The product form. */
        ProductInput: {
            /**
             * @description Who sells it: the merchant's `_id`, of others than the provider their own.
             * @example mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp
             */
            merchantId: components["schemas"]["Id"];
            name: components["schemas"]["Name"];
            sku?: components["schemas"]["Sku"];
            attributes?: components["schemas"]["ProductAttributes"];
        };
        /** @description A product as its form sends it back. Read-only fields may be sent and must equal what is stored. */
        ProductEdit: {
            name: components["schemas"]["Name"];
            sku?: components["schemas"]["Sku"];
            attributes?: components["schemas"]["ProductAttributes"];
            /**
             * @description Read-only.
             * @example mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp
             */
            merchantId?: components["schemas"]["Id"];
            /**
             * @description Read-only.
             * @example Nile Books
             */
            merchantName?: string;
            /** @description Read-only. */
            currency?: components["schemas"]["CurrencyCode"];
            /**
             * @description Read-only: the path's.
             * @example prd_7k3wq9zd4xm8t2nb5vc6ryjfph1
             */
            _id?: components["schemas"]["Id"];
            /**
             * @description Read-only.
             * @example 2026-10-02T08:00:00.000Z
             */
            createdDate?: components["schemas"]["Instant"];
        };
        /** @description A number that can start no checkout, payment link or payout with any merchant. */
        BlacklistEntry: {
            /**
             * @description The entry's own id.
             * @example bl_4m9tk7zq2xd8w3nb5vc6ryjfph1
             */
            _id: components["schemas"]["Id"];
            /**
             * @description The mobile number with its country's calling code, digits only.
             * @example 923001234567
             */
            msisdn: string;
            /**
             * @description When it was blacklisted.
             * @example 2026-11-03T09:15:00.000Z
             */
            createdDate: components["schemas"]["Instant"];
        };
        /** @description A page of blacklisted numbers. */
        BlacklistPage: {
            /** @description The rows. */
            data: components["schemas"]["BlacklistEntry"][];
            current: components["schemas"]["PageNumber"];
            pages: components["schemas"]["PageCount"];
            total: components["schemas"]["RowCount"];
        };
        /** @description A number to blacklist. */
        BlacklistInput: {
            /**
             * @description The mobile number with its country's calling code, in whatever spelling; without one it is refused.
             * @example 923001234567
             */
            msisdn: components["schemas"]["Msisdn"];
        };
        /** @description An entry as its form sends it back. Read-only fields may be sent and must equal what is stored. */
        BlacklistEdit: {
            /**
             * @description The mobile number with its country's calling code, in whatever spelling; without one it is refused.
             * @example 923001234567
             */
            msisdn: components["schemas"]["Msisdn"];
            /**
             * @description Read-only: the path's.
             * @example bl_4m9tk7zq2xd8w3nb5vc6ryjfph1
             */
            _id?: components["schemas"]["Id"];
            /**
             * @description Read-only.
             * @example 2026-11-03T09:15:00.000Z
             */
            createdDate?: components["schemas"]["Instant"];
        };
        /**
         * @description Whole major units of the currency, as digits; 0 is refused.
         * @example 450
         */
        DigitsAmount: string;
        /**
         * @description Whether its service and merchant sell at the moment.
         * @example true
         */
        PackageActive: boolean;
        /**
         * @description Least amount that a customer may choose, as digits, in whole major units of the currency. Only an open amount has one.
         * @example 100
         */
        LeastAmount: string;
        /**
         * @description Highest amount that a customer may choose, as digits, in whole major units of the currency. Only an open amount has one.
         * @example 900
         */
        MostAmount: string;
        /** @description How the link of a package may be used. A link that is switched off or has expired answers 404 to customers. */
        PackageLink: {
            /**
             * @description False while the link is switched off.
             * @example true
             */
            enabled: boolean;
            /**
             * @description Whether customers choose the amount; the package's amount is then what they are offered.
             * @example false
             */
            openAmount: boolean;
            minimumAmount?: components["schemas"]["LeastAmount"];
            maximumAmount?: components["schemas"]["MostAmount"];
            expiryDate?: components["schemas"]["Day"];
        };
        /** @description Something of a fixed price that is paid by a link. */
        Package: {
            /**
             * @description The package's own id, with which its link ends.
             * @example pkg_8k4wq2zd7xm9t3nb5vc6ryjfph1
             */
            _id: components["schemas"]["Id"];
            /**
             * @description What it is called.
             * @example اشتراك شهري
             */
            name: string;
            amount: components["schemas"]["DigitsAmount"];
            /**
             * @description Where the merchant's server hears of its payments, instead of the service's notificationApi; https.
             * @example https://nilebooks.example/webhooks/packages
             */
            callbackUrl?: components["schemas"]["Url"];
            /** @description The currency of the amount; the service's. */
            currency: components["schemas"]["CurrencyCode"];
            country: components["schemas"]["CountryName"];
            /** @description Public id of the service that sells it. */
            serviceId: components["schemas"]["ServiceId"];
            /**
             * @description The service's name.
             * @example Books online
             */
            serviceName: string;
            /**
             * @description The merchant's name.
             * @example Nile Books
             */
            merchantName: string;
            /**
             * @description Whose it is: the `_id` of the service's merchant.
             * @example mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp
             */
            userTypeId: components["schemas"]["Id"];
            active: components["schemas"]["PackageActive"];
            link: components["schemas"]["PackageLink"];
            /**
             * @description When it was created.
             * @example 2026-10-11T09:00:00.000Z
             */
            createdDate: components["schemas"]["Instant"];
        };
        /** @description A page of packages. */
        PackagePage: {
            /** @description The rows. */
            data: components["schemas"]["Package"][];
            current: components["schemas"]["PageNumber"];
            pages: components["schemas"]["PageCount"];
            total: components["schemas"]["RowCount"];
        };
        /** @description A package as the customer who follows its link may see it. */
        PublicPackage: {
            /**
             * @description What it is called.
             * @example اشتراك شهري
             */
            name: string;
            amount: components["schemas"]["DigitsAmount"];
            /** @description The currency of the amount. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description The package's country: customers' numbers are usually of it. */
            country: components["schemas"]["CountryName"];
            /** @description Public id of the service that sells it. */
            serviceId: components["schemas"]["ServiceId"];
            /**
             * @description Name of the merchant that is paid.
             * @example Nile Books
             */
            merchantName: string;
            active: components["schemas"]["PackageActive"];
            /**
             * @description Whether the customer chooses the amount; `amount` is then what they are offered.
             * @example false
             */
            openAmount: boolean;
            minimumAmount?: components["schemas"]["LeastAmount"];
            maximumAmount?: components["schemas"]["MostAmount"];
            expiryDate?: components["schemas"]["Day"];
        };
        /** @description The whole record to a token whose role permits it and whose scope it is in, the public view to anyone else. */
        PackageView: components["schemas"]["Package"] | components["schemas"]["PublicPackage"];
        /** @description The package form. The account is the caller's own unless the provider names another; the currency is the service's. */
        PackageInput: {
            name: components["schemas"]["Name"];
            amount: components["schemas"]["DigitsAmount"];
            /**
             * @description Where the merchant's server hears of its payments, instead of the service's notificationApi; https.
             * @example https://nilebooks.example/webhooks/packages
             */
            callbackUrl?: components["schemas"]["Url"];
            /** @description The currency of the amount; the country's and the service's. */
            currency: components["schemas"]["KnownCurrency"];
            country: components["schemas"]["CountryName"];
            /** @description Public id of the service that sells it, or its `_id`. */
            serviceId: components["schemas"]["ServiceId"];
            /**
             * @description The service's merchant; the service decides where it is left out.
             * @example mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp
             */
            userTypeId?: components["schemas"]["Id"];
            /** @description How the link may be used; enabled, with a fixed amount and no end where it is left out. */
            link?: components["schemas"]["PackageLink"];
        };
        /** @description A package as its form sends it back. Read-only fields may be sent and must equal what is stored. */
        PackageEdit: {
            name: components["schemas"]["Name"];
            amount: components["schemas"]["DigitsAmount"];
            /**
             * @description Where the merchant's server hears of its payments, instead of the service's notificationApi; https.
             * @example https://nilebooks.example/webhooks/packages
             */
            callbackUrl?: components["schemas"]["Url"];
            /** @description The currency of the amount; the country's and the service's. */
            currency: components["schemas"]["KnownCurrency"];
            country: components["schemas"]["CountryName"];
            /** @description Public id of the service that sells it, or its `_id`. */
            serviceId: components["schemas"]["ServiceId"];
            /**
             * @description Read-only.
             * @example mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp
             */
            userTypeId?: components["schemas"]["Id"];
            /**
             * @description Read-only: the path's.
             * @example pkg_8k4wq2zd7xm9t3nb5vc6ryjfph1
             */
            _id?: components["schemas"]["Id"];
            /** @description How the link may be used; stays as it is where it is left out. */
            link?: components["schemas"]["PackageLink"];
            /**
             * @description Read-only.
             * @example Books online
             */
            serviceName?: string;
            /**
             * @description Read-only.
             * @example Nile Books
             */
            merchantName?: string;
            active?: components["schemas"]["PackageActive"];
            /**
             * @description Read-only.
             * @example 2026-10-11T09:00:00.000Z
             */
            createdDate?: components["schemas"]["Instant"];
        };
        /** @description Who pays for which package. The amount is the package's, unless its link leaves the amount open. */
        PaymentLinkInput: {
            /** @description The customer's mobile number, of the service's country unless it says another. */
            msisdn: components["schemas"]["Msisdn"];
            /**
             * @description The package's `_id`.
             * @example pkg_8k4wq2zd7xm9t3nb5vc6ryjfph1
             */
            id: components["schemas"]["Id"];
            /** @description Public id of the package's service. */
            serviceId: components["schemas"]["ServiceId"];
            orderId: components["schemas"]["MerchantOrderId"];
            /** @description The amount that the customer chooses, of an open amount only; the package's where it is left out. */
            amount?: components["schemas"]["DigitsAmount"];
        };
        /** @description Where the customer pays. */
        PaymentLink: {
            /**
             * @description The hosted checkout of a new session.
             * @example https://pay.example.com/hosted-checkout/eg/cs_6p8wk3zq7xd2m9tnb4vc5ryjfh
             */
            link: components["schemas"]["Url"];
            orderId: components["schemas"]["MerchantOrderId"];
        };
        /** @description How often the link of a package was used. Amounts are in the package's currency; payments in another are not counted in them. */
        PackageFigures: {
            /**
             * @description How often its page was opened.
             * @example 128
             */
            opened: number;
            /**
             * @description Checkouts that were started.
             * @example 61
             */
            started: number;
            /**
             * @description Checkouts that were paid.
             * @example 47
             */
            paid: number;
            /**
             * @description Sum of the paid checkouts.
             * @example 21150
             */
            paidAmount: components["schemas"]["Amount"];
            /**
             * @description When a checkout was paid last.
             * @example 2026-11-20T18:40:00.000Z
             */
            lastPaidDate?: components["schemas"]["Instant"];
        };
        /** @description A person who signs in; the password is never answered. */
        User: {
            /**
             * @description The user's own id.
             * @example usr_8k3wq7zd2xm9tnb4vc6ryj5fph
             */
            _id: components["schemas"]["Id"];
            /**
             * @description Full name.
             * @example منى حسن
             */
            name: components["schemas"]["Name"];
            /**
             * @description Where the user is reached.
             * @example mona@walee.example
             */
            email: components["schemas"]["Email"];
            /**
             * @description What the person signs in with, lower case.
             * @example mona
             */
            userName: string;
            /**
             * @description Whose people the user is one of; it fits the account.
             * @example Admin
             */
            userType: components["schemas"]["UserType"];
            /**
             * @description The account, or the provider's name for its own people.
             * @example Walee
             */
            userTypeId: string;
            /**
             * @description The account's name.
             * @example Walee
             */
            userTypeName: string;
            /** @description Null for a person without a role. */
            role: components["schemas"]["RoleReference"] | null;
            /**
             * @description Active from creation; while Inactive, the user cannot sign in.
             * @example Active
             */
            status: components["schemas"]["AccountStatus"];
            /**
             * @description When the user was added.
             * @example 2026-08-14T09:30:00.000Z
             */
            createdDate: components["schemas"]["Instant"];
        };
        /** @description A page of users. */
        UserPage: {
            /** @description The rows of this page. */
            data: components["schemas"]["User"][];
            current: components["schemas"]["PageNumber"];
            pages: components["schemas"]["PageCount"];
            total: components["schemas"]["RowCount"];
        };
        /**
         * @description What the person signs in with; unique, kept trimmed and in lower case.
         * @example mona
         */
        UserName: components["schemas"]["Name"];
        /** @description A new user. Without userType and userTypeId it joins the caller's account; only the provider's people choose another. */
        UserInput: {
            /**
             * @description Full name.
             * @example منى حسن
             */
            name: components["schemas"]["Name"];
            /**
             * @description Where the user is reached.
             * @example mona@walee.example
             */
            email: components["schemas"]["Email"];
            userName: components["schemas"]["UserName"];
            /**
             * Format: password
             * @description As typed: 5 to 15 characters, or as many as the gateway asks for where that is more.
             * @example battery9
             */
            password: string;
            /**
             * @description The role's `_id`: one of the account, or one of the provider's where its people give it.
             * @example rol_3t9zk7wq2xm8d4nb6vc5ryjfph
             */
            roleId: components["schemas"]["Id"];
            /**
             * @description What the account is: Admin of the provider, Merchant of a merchant, Operator of a carrier. Admin, or the caller's own, when left out.
             * @example Merchant
             */
            userType?: components["schemas"]["UserType"];
            /**
             * @description The account that the user belongs to: a merchant's or carrier's `_id`, or the provider's name. The caller's own when left out.
             * @example mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp
             */
            userTypeId?: string;
        };
        /** @description The user as its form sends it back. Read-only fields may be sent and must equal what is stored. */
        UserEdit: {
            /**
             * @description Full name.
             * @example Mona Hassan
             */
            name: components["schemas"]["Name"];
            /**
             * @description Where the user is reached.
             * @example mona@walee.example
             */
            email: components["schemas"]["Email"];
            /**
             * @description The role's `_id`: one of the account, or one of the provider's where its people give it.
             * @example rol_3t9zk7wq2xm8d4nb6vc5ryjfph
             */
            roleId: components["schemas"]["Id"];
            /**
             * @description Read-only: the path's.
             * @example usr_8k3wq7zd2xm9tnb4vc6ryj5fph
             */
            _id?: components["schemas"]["Id"];
            /**
             * @description Read-only.
             * @example mona
             */
            userName?: components["schemas"]["UserName"];
            /**
             * @description Read-only.
             * @example Admin
             */
            userType?: components["schemas"]["UserType"];
            /**
             * @description Read-only.
             * @example Walee
             */
            userTypeId?: string;
            /**
             * @description Read-only.
             * @example Walee
             */
            userTypeName?: string;
            /** @description Read-only; roleId is what changes it. */
            role?: components["schemas"]["RoleReference"] | null;
            /**
             * @description Read-only.
             * @example Active
             */
            status?: components["schemas"]["AccountStatus"];
            /**
             * @description Read-only.
             * @example 2026-08-14T09:30:00.000Z
             */
            createdDate?: components["schemas"]["Instant"];
        };
        /** @description The wanted status. */
        UserStatusChange: {
            /**
             * @description The status wanted: Inactive deactivates, Active activates.
             * @example Inactive
             */
            status: components["schemas"]["AccountStatus"];
        };
        /**
         * @description What the role is for; may be empty.
         * @example Reads reports and settles.
         */
        RoleDescription: string;
        /** @description What its users may see and do. */
        Role: {
            /**
             * @description The role's own id.
             * @example rol_3t9zk7wq2xm8d4nb6vc5ryjfph
             */
            _id: components["schemas"]["Id"];
            /**
             * @description What people call it; several roles may share a name.
             * @example Finance
             */
            name: components["schemas"]["Name"];
            description: components["schemas"]["RoleDescription"];
            /**
             * @description The account that the role belongs to, or the provider's name.
             * @example Walee
             */
            userTypeId: string;
            /** @description What it permits. */
            permissions: components["schemas"]["Permissions"];
            /**
             * @description When it was added.
             * @example 2026-08-14T09:30:00.000Z
             */
            createdDate: components["schemas"]["Instant"];
            /**
             * @description When it was last edited.
             * @example 2026-11-20T08:00:00.000Z
             */
            modifiedDate: components["schemas"]["Instant"];
        };
        /** @description A page of roles. */
        RolePage: {
            /** @description The rows of this page. */
            data: components["schemas"]["Role"][];
            current: components["schemas"]["PageNumber"];
            pages: components["schemas"]["PageCount"];
            total: components["schemas"]["RowCount"];
        };
        /** @description A new role; without userTypeId it belongs to the caller's account. */
        RoleInput: {
            /**
             * @description What people call it; several roles may share a name.
             * @example Finance
             */
            name: components["schemas"]["Name"];
            description?: components["schemas"]["RoleDescription"];
            /** @description What it permits: a flag that is left out is false, one that this contract does not know is not kept, and one that the caller lacks is 403. */
            permissions: components["schemas"]["Permissions"];
            /**
             * @description The account that the role belongs to: a merchant's or carrier's `_id`, or the provider's name. The caller's own when left out.
             * @example Walee
             */
            userTypeId?: string;
        };
        /** @description The role as its form sends it back. Read-only fields may be sent and must equal what is stored. */
        RoleEdit: {
            /**
             * @description What people call it; several roles may share a name.
             * @example Finance
             */
            name: components["schemas"]["Name"];
            description?: components["schemas"]["RoleDescription"];
            /** @description What it permits: a flag that is left out is false, one that this contract does not know stays as it is, and one that the caller lacks is 403. */
            permissions: components["schemas"]["Permissions"];
            /**
             * @description Read-only: the path's.
             * @example rol_3t9zk7wq2xm8d4nb6vc5ryjfph
             */
            _id?: components["schemas"]["Id"];
            /**
             * @description Read-only.
             * @example Walee
             */
            userTypeId?: string;
            /**
             * @description Read-only.
             * @example 2026-08-14T09:30:00.000Z
             */
            createdDate?: components["schemas"]["Instant"];
            /**
             * @description Read-only.
             * @example 2026-11-20T08:00:00.000Z
             */
            modifiedDate?: components["schemas"]["Instant"];
        };
        /**
         * @description The list that the view is of.
         * @example merchants
         */
        ViewList: string;
        /**
         * @description Filters and order as the list's own address has them.
         * @example country=Egypt&sort=-createdDate
         */
        SavedViewQuery: string;
        /**
         * @description The role that the view is shared with; null for the owner's eyes only.
         * @example rol_4k7wq9zd2xm8t3nb5vc6ryjfph1
         */
        RoleSharedWith: string | null;
        /** @description Filters of a list that are kept. */
        SavedView: {
            /**
             * @description The view's own id.
             * @example viw_2k7wq9zd4xm8t3nb5vc6ryjfph1
             */
            _id: components["schemas"]["Id"];
            name: components["schemas"]["Name"];
            list: components["schemas"]["ViewList"];
            query: components["schemas"]["SavedViewQuery"];
            roleId?: components["schemas"]["RoleSharedWith"];
            /**
             * @description Whether the caller saved it and may change it.
             * @example true
             */
            own: boolean;
            /**
             * @description When it was saved.
             * @example 2026-11-20T08:00:00.000Z
             */
            createdDate: components["schemas"]["Instant"];
        };
        /** @description A page of saved views. */
        SavedViewPage: {
            /** @description The rows of this page. */
            data: components["schemas"]["SavedView"][];
            current: components["schemas"]["PageNumber"];
            pages: components["schemas"]["PageCount"];
            total: components["schemas"]["RowCount"];
        };
        /** @description A new view; private unless a role is named. */
        SavedViewInput: {
            name: components["schemas"]["Name"];
            list: components["schemas"]["ViewList"];
            query: components["schemas"]["SavedViewQuery"];
            roleId?: components["schemas"]["RoleSharedWith"];
        };
        /** @description What changes; fields left out stay. */
        SavedViewEdit: {
            name?: components["schemas"]["Name"];
            query?: components["schemas"]["SavedViewQuery"];
            roleId?: components["schemas"]["RoleSharedWith"];
        };
        /**
         * @description What kind of record a hit is.
         * @example merchant
         * @enum {string}
         */
        SearchKind: "merchant" | "carrier" | "service" | "settlement" | "transaction" | "payout" | "loanTransaction" | "user" | "role" | "product" | "package" | "blacklistEntry" | "subscription";
        /** @description A record that matches. */
        SearchHit: {
            kind: components["schemas"]["SearchKind"];
            /** @description The record's `_id`. */
            _id: components["schemas"]["Id"];
            /** @description Of a loan transaction, the merchant whose account has it. */
            userTypeId?: components["schemas"]["Id"];
            /**
             * @description Its name or number.
             * @example Nile Books
             */
            title: string;
            /**
             * @description What tells it from others of the name.
             * @example Egypt
             */
            subtitle?: string;
            /**
             * @description English name of its country, a user's account's; absent where there is none.
             * @example Egypt
             */
            country?: string;
            /** @description When it was made, of a transaction when its payment ended; told in its country's time. */
            date?: components["schemas"]["Instant"];
        };
        /** @description The best hits, the best first. */
        SearchResult: {
            /** @description At most ten. */
            hits: components["schemas"]["SearchHit"][];
        };
        /**
         * @description What kind of record it is; apiKey and webhookEndpoint have a history and are not searched.
         * @example merchant
         * @enum {string}
         */
        HistoryKind: "merchant" | "carrier" | "service" | "settlement" | "transaction" | "payout" | "loanTransaction" | "user" | "role" | "product" | "package" | "blacklistEntry" | "subscription" | "apiKey" | "webhookEndpoint";
        /** @description A page of a record's history, newest first. */
        HistoryPage: {
            data: components["schemas"]["History"];
            current: components["schemas"]["PageNumber"];
            pages: components["schemas"]["PageCount"];
            total: components["schemas"]["RowCount"];
        };
        /** @description Whether a value is free. */
        Availability: {
            /**
             * @description True when nobody has it.
             * @example true
             */
            available: boolean;
        };
        /**
         * @description What a form chooses.
         * @example merchant
         * @enum {string}
         */
        ChoiceKind: "merchant" | "carrier" | "account" | "service" | "user" | "role";
        /** @description A record that a form can choose. */
        Choice: {
            /** @description The record's `_id`. */
            _id: components["schemas"]["Id"];
            /**
             * @description Its name.
             * @example Nile Books
             */
            name: string;
            /**
             * @description What tells it from others of the name: a service's merchant, a user's user name, a role's account.
             * @example Nile Books
             */
            detail?: string;
            /**
             * @description English name of an account's or a service's country.
             * @example Egypt
             */
            country?: string;
            /**
             * @description The currency of a merchant, a carrier or a service.
             * @example EGP
             */
            currency?: string;
            /** @description The account that a service, user or role belongs to. */
            userTypeId?: components["schemas"]["Id"];
        };
        /** @description The records that match. */
        Choices: {
            /** @description At most 20, with `ids` at most 100. */
            data: components["schemas"]["Choice"][];
        };
        /**
         * @description What people call the key. No two working keys of a merchant share a name.
         * @example Shop server
         */
        KeyName: string;
        /**
         * @description What a key may do. Each operation's x-permission names the scope that it needs; write scopes do not include others.
         * @example sessions:write
         * @enum {string}
         */
        KeyScope: "sessions:write" | "links:write" | "payments:read" | "refunds:write" | "payouts:read" | "payouts:write" | "balances:read" | "subscriptions:read" | "webhooks:read";
        /**
         * @description What the key may do.
         * @example [
         *       "sessions:write",
         *       "payments:read"
         *     ]
         */
        KeyScopes: components["schemas"]["KeyScope"][];
        /**
         * @description Where the key works from: IPv4 or IPv6 addresses, or blocks in CIDR notation. Empty means anywhere.
         * @example [
         *       "203.0.113.0/24",
         *       "2001:db8::/48"
         *     ]
         */
        KeyAddresses: string[];
        /**
         * Format: date-time
         * @description When the key stops working; null or absent for never.
         * @example 2027-11-21T00:00:00.000Z
         */
        KeyEnd: string | null;
        /** @description A merchant's key, without its secret. */
        ApiKey: {
            /**
             * @description The key's own id.
             * @example key_4m9tk3zq7xd2w8nb5vc6ryjfph1
             */
            _id: components["schemas"]["Id"];
            name: components["schemas"]["KeyName"];
            /**
             * @description The merchant that it acts for.
             * @example mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp
             */
            userTypeId: components["schemas"]["Id"];
            /**
             * @description The merchant's name.
             * @example Nile Books
             */
            merchantName: string;
            scopes: components["schemas"]["KeyScopes"];
            addresses: components["schemas"]["KeyAddresses"];
            expiresDate?: components["schemas"]["KeyEnd"];
            /**
             * @description The last characters of its secrets that work, newest first: two during the overlap of a rotation, none once it is revoked.
             * @example [
             *       "9tbx"
             *     ]
             */
            hints: string[];
            /**
             * @description Whether it works.
             * @example Active
             * @enum {string}
             */
            status: "Active" | "Expired" | "Revoked";
            /**
             * @description When it was used last, to the minute; absent before its first use.
             * @example 2026-11-21T12:05:09.000Z
             */
            lastUsedDate?: components["schemas"]["Instant"];
            /**
             * @description The address that it was used from last.
             * @example 203.0.113.7
             */
            lastUsedFrom?: string;
            /**
             * @description Who made it.
             * @example Nile Admin
             */
            createdBy: string;
            /**
             * @description When it was made.
             * @example 2026-11-20T08:00:00.000Z
             */
            createdDate: components["schemas"]["Instant"];
        };
        /** @description A page of keys. */
        ApiKeyPage: {
            /** @description The rows. */
            data: components["schemas"]["ApiKey"][];
            current: components["schemas"]["PageNumber"];
            pages: components["schemas"]["PageCount"];
            total: components["schemas"]["RowCount"];
        };
        /** @description A new key. */
        ApiKeyInput: {
            /**
             * @description The merchant that it acts for; required from the provider.
             * @example mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp
             */
            userTypeId?: components["schemas"]["Id"];
            name: components["schemas"]["KeyName"];
            scopes: components["schemas"]["KeyScopes"];
            addresses?: components["schemas"]["KeyAddresses"];
            expiresDate?: components["schemas"]["KeyEnd"];
        };
        /** @description A key with a new secret. No other answer has the secret: store it now. */
        NewApiKey: {
            key: components["schemas"]["ApiKey"];
            /**
             * @description `sk_test_…` where payments go to sandboxes, `sk_live_…` elsewhere.
             * @example sk_test_EXAMPLEexampleEXAMPLEexampleEXAMPLEex
             */
            secret: string;
        };
        /** @description What changes; fields left out stay. */
        ApiKeyEdit: {
            name?: components["schemas"]["KeyName"];
            scopes?: components["schemas"]["KeyScopes"];
            addresses?: components["schemas"]["KeyAddresses"];
            expiresDate?: components["schemas"]["KeyEnd"];
        };
        /**
         * @description How many hours the secret before it works on, up to 7 days; 0 ends it at once. 24 unless given.
         * @example 24
         */
        Overlap: number;
        /** @description How long the secret before it works on. */
        SecretRotation: {
            overlapHours?: components["schemas"]["Overlap"];
        };
        /**
         * Format: uri
         * @description Where events go: https, a public address, no name or password in it.
         * @example https://nilebooks.example/webhooks/endpoint
         */
        EndpointAddress: string;
        /**
         * @description What people call the endpoint.
         * @example Accounting
         */
        EndpointNote: string;
        /**
         * @description An event that an endpoint can ask for.
         * @example payment.succeeded
         * @enum {string}
         */
        EndpointEvent: "payment.succeeded" | "payment.failed" | "payment.expired" | "payment.late" | "transaction.corrected" | "transaction.refunded" | "refund.succeeded" | "refund.failed" | "payout.requested" | "payout.approved" | "payout.rejected" | "settlement.created" | "subscription.charged" | "subscription.failed" | "subscription.canceled" | "subscription.reminder";
        /**
         * @description The events that it gets.
         * @example [
         *       "payment.succeeded",
         *       "payout.approved"
         *     ]
         */
        EndpointEvents: components["schemas"]["EndpointEvent"][];
        /**
         * @description Whether it gets events. One that fails for three days becomes Inactive by itself; failingSince and disabledDate then say so.
         * @example Active
         * @enum {string}
         */
        EndpointStatus: "Active" | "Inactive";
        /** @description An address of a merchant's server that gets events. */
        WebhookEndpoint: {
            /**
             * @description The endpoint's own id.
             * @example whe_6k2tk9zq4xd8m3nb5vc7ryjfph1
             */
            _id: components["schemas"]["Id"];
            /**
             * @description Whose it is.
             * @example mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp
             */
            userTypeId: components["schemas"]["Id"];
            /**
             * @description The merchant's name.
             * @example Nile Books
             */
            merchantName: string;
            url: components["schemas"]["EndpointAddress"];
            description: components["schemas"]["EndpointNote"];
            events: components["schemas"]["EndpointEvents"];
            status: components["schemas"]["EndpointStatus"];
            /**
             * @description When the first of its failures in a row was; absent after a success.
             * @example 2026-11-20T18:40:00.000Z
             */
            failingSince?: components["schemas"]["Instant"];
            /**
             * @description When three days of failures switched it off; absent while it is Active or people switched it off.
             * @example 2026-11-23T18:40:00.000Z
             */
            disabledDate?: components["schemas"]["Instant"];
            /**
             * @description The last characters of its secrets that sign, newest first: two during the overlap of a rotation.
             * @example [
             *       "Yk0="
             *     ]
             */
            hints: string[];
            /**
             * @description When it was added.
             * @example 2026-11-20T08:00:00.000Z
             */
            createdDate: components["schemas"]["Instant"];
        };
        /** @description A page of endpoints. */
        WebhookEndpointPage: {
            /** @description The rows. */
            data: components["schemas"]["WebhookEndpoint"][];
            current: components["schemas"]["PageNumber"];
            pages: components["schemas"]["PageCount"];
            total: components["schemas"]["RowCount"];
        };
        /** @description A new endpoint. */
        WebhookEndpointInput: {
            /**
             * @description Whose it is; required from the provider.
             * @example mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp
             */
            userTypeId?: components["schemas"]["Id"];
            url: components["schemas"]["EndpointAddress"];
            description?: components["schemas"]["EndpointNote"];
            events: components["schemas"]["EndpointEvents"];
        };
        /** @description An endpoint with a new signing secret. No other answer has the secret: store it now. */
        NewWebhookEndpoint: {
            endpoint: components["schemas"]["WebhookEndpoint"];
            /**
             * @description Signs the endpoint's webhooks, as Standard Webhooks says.
             * @example whsec_RVhBTVBMRWV4YW1wbGVFWEFNUExFZXhhbXBsZQ==
             */
            secret: string;
        };
        /** @description What changes; fields left out stay. */
        WebhookEndpointEdit: {
            url?: components["schemas"]["EndpointAddress"];
            description?: components["schemas"]["EndpointNote"];
            events?: components["schemas"]["EndpointEvents"];
            status?: components["schemas"]["EndpointStatus"];
        };
        /**
         * @description Failed ones were given up after the last attempt.
         * @example failed
         * @enum {string}
         */
        DeliveryStatus: "pending" | "delivered" | "failed";
        /** @description One event on its way to a merchant's address. */
        WebhookDelivery: {
            /**
             * @description The delivery's own id.
             * @example whd_9t4zk7wq2xm8d3nb6vc5ryjfph1
             */
            _id: components["schemas"]["Id"];
            /**
             * @description The event's id, the same however often it is sent: what a receiver remembers.
             * @example evt_5m9tk3zq7xd2w8nb4vc6ryjfph1
             */
            eventId: components["schemas"]["Id"];
            eventType: components["schemas"]["WebhookEventType"];
            /**
             * @description The service that it is about; empty where it is about none, as a settlement.
             * @example Nile Books Store
             */
            serviceName: string;
            /**
             * @description Who is told.
             * @example Nile Books
             */
            merchantName: string;
            /**
             * @description The endpoint that it goes to; absent for a service's own address.
             * @example whe_6k2tk9zq4xd8m3nb5vc7ryjfph1
             */
            endpointId?: components["schemas"]["Id"];
            /** @description Where it goes: the endpoint's address; else the package's callbackUrl or the service's notificationApi. */
            url: components["schemas"]["Url"];
            /**
             * @description The JSON text that is sent and signed, byte for byte; no secret is ever part of it.
             * @example {"type":"payment.succeeded","timestamp":"2026-11-21T12:05:09.000Z","data":{"orderId":"NB-1042","amount":450.5,"currency":"EGP","status":"SUCCESS"}}
             */
            payload: string;
            status: components["schemas"]["DeliveryStatus"];
            /**
             * @description How often it was sent.
             * @example 3
             */
            attempts: number;
            /**
             * @description HTTP status of the last answer; absent when there was none.
             * @example 502
             */
            responseStatus?: number;
            /**
             * @description Why the last try failed: how the server's answer began, else why there was none. Redacted like a checkout log; absent once delivered.
             * @example upstream connect error
             */
            lastError?: string;
            /**
             * @description Stable name of lastError, such as delivery.noAnswer: clients translate by it. Absent where the server's own answer is the error.
             * @example delivery.brokenConnection
             */
            lastErrorCode?: string;
            /**
             * @description What stands in the places of lastError, by name, such as { code: ECONNREFUSED }.
             * @example {
             *       "code": "ECONNREFUSED"
             *     }
             */
            lastErrorValues?: {
                [key: string]: string | number;
            };
            /** @description When it happened. */
            createdDate: components["schemas"]["Instant"];
        };
        /** @description Which deliveries are sent again. */
        RedeliveryPeriod: {
            /**
             * @description Whose; required from the provider unless endpointId is given.
             * @example mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp
             */
            userTypeId?: components["schemas"]["Id"];
            /**
             * @description Only those to this endpoint.
             * @example whe_6k2tk9zq4xd8m3nb5vc7ryjfph1
             */
            endpointId?: components["schemas"]["Id"];
            /**
             * @description The first instant.
             * @example 2026-11-21T00:00:00.000Z
             */
            from: components["schemas"]["Instant"];
            /**
             * @description The last instant, excluded; at most 31 days after `from`.
             * @example 2026-11-22T00:00:00.000Z
             */
            to: components["schemas"]["Instant"];
            /**
             * @description Whether those that arrived are left out. True unless given.
             * @example true
             */
            onlyFailed?: boolean;
        };
        /** @description How many deliveries wait to be sent again. */
        RedeliveredCount: {
            /**
             * @description How many.
             * @example 12
             */
            count: number;
        };
        /** @description A page of deliveries. */
        WebhookDeliveryPage: {
            /** @description The rows of this page. */
            data: components["schemas"]["WebhookDelivery"][];
            current: components["schemas"]["PageNumber"];
            pages: components["schemas"]["PageCount"];
            total: components["schemas"]["RowCount"];
            /**
             * @description Whether more rows match than `total` counts.
             * @example false
             */
            totalIsCapped?: boolean;
            next?: components["schemas"]["NextRow"];
        };
        /** @description Counts in the caller's scope: clients and operators for the provider, users and roles for others, services and oneTimePurchase for all. */
        DashboardSummary: {
            /**
             * @description Merchants; for the provider only.
             * @example 42
             */
            clients?: number;
            /**
             * @description Successful one-time payments since the beginning.
             * @example 1830
             */
            oneTimePurchase: number;
            /**
             * @description Services.
             * @example 57
             */
            services: number;
            /**
             * @description Carriers, telecom operators among them; for the provider only.
             * @example 12
             */
            operators?: number;
            /**
             * @description The account's users; not for the provider.
             * @example 9
             */
            users?: number;
            /**
             * @description The account's roles; not for the provider.
             * @example 4
             */
            roles?: number;
        };
        /** @description How many of the successful transactions are of one service. */
        ServiceShare: {
            /**
             * @description Its name, with its merchant's where two services share one.
             * @example Nile Books Store
             */
            service: string;
            /**
             * @description Successful transactions.
             * @example 120
             */
            count: number;
            /**
             * @description Its part of all successful transactions, in percent with two decimals; all rows together make 100.
             * @example 75
             */
            percentage: components["schemas"]["Percentage"];
        };
        /** @description One service's revenue in one currency, in major units: the provider sees whole amounts, others their own share of them. Refunds are not taken off. */
        RevenueShare: {
            /**
             * @description Its name, with its merchant's where two services share one.
             * @example Nile Books Store
             */
            service: string;
            /**
             * @description Successful transactions.
             * @example 120
             */
            count: number;
            /**
             * @description What the caller is shown of it: the whole for the provider, else the caller's own share. In major units of currency.
             * @example 54060.5
             */
            amount: components["schemas"]["AmountSum"];
            /**
             * @description What was paid in; a service has a row for each.
             * @example EGP
             */
            currency: components["schemas"]["CurrencyCode"];
        };
        /** @description Two days, both included. Only these two operations call them startDate and endDate. */
        DashboardRange: {
            /**
             * @description The first day.
             * @example 2026-11-01
             */
            startDate: components["schemas"]["Day"];
            /**
             * @description The last day, included.
             * @example 2026-11-21
             */
            endDate: components["schemas"]["Day"];
        };
        /**
         * @description How a transaction or a billing row stands. Of a transaction, Success was paid; a billing row is Failed until somebody marks it as billed.
         * @example Success
         * @enum {string}
         */
        ReportStatus: "Success" | "Failed";
        /** @description The wanted status, and why; asking for the status that it has changes nothing. */
        TransactionStatusChange: {
            /**
             * @description The transaction's `_id`.
             * @example txn_8z4kq7wd2xm9tnb3vc6ryj5fph
             */
            id: components["schemas"]["Id"];
            /**
             * @description The status wanted.
             * @example Failed
             */
            status: components["schemas"]["ReportStatus"];
            /**
             * @description Kept in the history, and told to the merchant; with a letter or digit.
             * @example The bank took the money back
             */
            reason: string;
        };
        /** @description The status as it is now. */
        TransactionStatusChanged: {
            /**
             * @description The transaction's `_id`.
             * @example txn_8z4kq7wd2xm9tnb3vc6ryj5fph
             */
            id: components["schemas"]["Id"];
            /**
             * @description How it stands now.
             * @example Failed
             */
            status: components["schemas"]["ReportStatus"];
        };
        /** @description Two days, both included, a country and a currency. */
        BillingReportRequest: {
            /**
             * @description The first day.
             * @example 2026-11-01
             */
            dateFrom: components["schemas"]["Day"];
            /**
             * @description The last day, included.
             * @example 2026-11-21
             */
            dateTo: components["schemas"]["Day"];
            /**
             * @description Where the service sells.
             * @example Egypt
             */
            country: components["schemas"]["CountryName"];
            /**
             * @description What was paid in.
             * @example EGP
             */
            currency: components["schemas"]["CurrencyCode"];
            /**
             * @description The page to answer, from 1.
             * @example 1
             */
            page?: components["schemas"]["PageWanted"];
            /**
             * @description Rows on a page.
             * @example 25
             */
            limit?: components["schemas"]["PageSize"];
            /**
             * @description serviceName, totalNumberOfTransactions, totalAmount, waleeShareValue, merchantShareValue or status, with `-` before it for descending.
             * @example -totalAmount
             */
            sort?: components["schemas"]["Sort"];
            /**
             * @description Text to find in service names.
             * @example books
             */
            q?: components["schemas"]["SearchText"];
        };
        /** @description What one service billed: its successful transactions, refunds not taken off, in major units of currency. A carrier's users see its own share only. */
        BillingRow: {
            /**
             * @description What the status update names the row by: it stands for the service, country, currency and days.
             * @example bil_20261101_20261121_4f8c2a7b9d3e51064f8c2a7b9d3e5106
             */
            _id: components["schemas"]["Id"];
            /**
             * @description Where the service sells.
             * @example Egypt
             */
            country: components["schemas"]["CountryName"];
            /**
             * @description What was paid in.
             * @example EGP
             */
            currency: components["schemas"]["CurrencyCode"];
            /**
             * @description The service.
             * @example Nile Books Store
             */
            serviceName: string;
            /**
             * @description Successful transactions.
             * @example 120
             */
            totalNumberOfTransactions: number;
            /**
             * @description What customers paid. In major units of currency.
             * @example 54060.5
             */
            totalAmount: components["schemas"]["AmountSum"];
            /**
             * @description What of totalAmount was given back since. In major units of currency.
             * @example 0
             */
            refundedAmount?: components["schemas"]["AmountSum"];
            /**
             * @description The provider's part of totalAmount. In major units of currency.
             * @example 2162.42
             */
            waleeShareValue?: components["schemas"]["AmountSum"];
            /**
             * @description The merchant's part of totalAmount. In major units of currency.
             * @example 51898.08
             */
            merchantShareValue?: components["schemas"]["AmountSum"];
            /**
             * @description The carrier's part of totalAmount; the three parts add up to it. In major units of currency.
             * @example 0
             */
            carrierShareValue?: components["schemas"]["AmountSum"];
            /**
             * @description The merchant's `_id`.
             * @example mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp
             */
            userTypeId: components["schemas"]["Id"];
            /**
             * @description The merchant's name.
             * @example Nile Books
             */
            merchantName: string;
            /**
             * @description The first day of the report.
             * @example 2026-11-01
             */
            dateFrom: components["schemas"]["Day"];
            /**
             * @description The last day of the report, included.
             * @example 2026-11-21
             */
            dateTo: components["schemas"]["Day"];
            /**
             * @description Success once somebody marked it as billed, Failed before.
             * @example Failed
             */
            status: components["schemas"]["ReportStatus"];
            /**
             * @description Whether somebody has set the status; without that it is Failed.
             * @example false
             */
            marked: boolean;
        };
        /** @description A page of services. */
        BillingPage: {
            /** @description The rows of this page. */
            data: components["schemas"]["BillingRow"][];
            current: components["schemas"]["PageNumber"];
            pages: components["schemas"]["PageCount"];
            total: components["schemas"]["RowCount"];
        };
        /** @description One row of the billing report; without a country or currency, those of all that the service billed in. Page numbers serve the first 10,000 rows, the cursor any depth. Sorts by transactionDate, amount, operator; the cursor goes with -transactionDate. */
        BillingDetailRequest: {
            /**
             * @description The row's merchant; another account's is 404.
             * @example mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp
             */
            userTypeId: components["schemas"]["Id"];
            /**
             * @description The first day.
             * @example 2026-11-01
             */
            dateFrom: components["schemas"]["Day"];
            /**
             * @description The last day, included.
             * @example 2026-11-21
             */
            dateTo: components["schemas"]["Day"];
            /**
             * @description The service.
             * @example Nile Books Store
             */
            serviceName: string;
            /**
             * @description The row's country; without, all.
             * @example Egypt
             */
            country?: components["schemas"]["CountryName"];
            /**
             * @description The row's currency; without, all.
             * @example EGP
             */
            currency?: components["schemas"]["CurrencyCode"];
            /**
             * @description The page to answer, from 1.
             * @example 1
             */
            page?: components["schemas"]["PageWanted"];
            /**
             * @description Rows on a page.
             * @example 25
             */
            limit?: components["schemas"]["PageSize"];
            /**
             * @description transactionDate, amount or operator, with `-` before it for descending.
             * @example -transactionDate
             */
            sort?: components["schemas"]["Sort"];
            /**
             * @description Text to find in operators and mobile numbers, or a whole orderId or transactionId.
             * @example 201001234567
             */
            q?: components["schemas"]["SearchText"];
            /**
             * @description The `next` of the page before; with it, `page` does not count.
             * @example MjAyNi0xMS0yMVQxMjowNTowOS4wMDBaIHR4bl8xMjM
             */
            after?: string;
        };
        /** @description One billed transaction; amounts in major units of currency. A carrier's users see its own share only. */
        BillingDetailRow: {
            /**
             * @description The transaction's `_id`.
             * @example txn_8z4kq7wd2xm9tnb3vc6ryj5fph
             */
            transactionId: components["schemas"]["Id"];
            /**
             * @description When its payment ended: it was paid, failed or expired. One that was paid after it had expired keeps the moment at which it expired.
             * @example 2026-11-21T12:05:09.000Z
             */
            transactionDate: components["schemas"]["Instant"];
            /**
             * @description Where the service sells.
             * @example Egypt
             */
            country: components["schemas"]["CountryName"];
            /**
             * @description The customer's mobile number with its calling code, shown as Account #; absent where the method needs none.
             * @example 201001234567
             */
            msisdn?: string;
            /**
             * @description The telecom operator or carrier that took it.
             * @example EG-Vodafone
             */
            operator: string;
            /**
             * @description What was paid in.
             * @example EGP
             */
            currency: components["schemas"]["CurrencyCode"];
            /**
             * @description The service.
             * @example Nile Books Store
             */
            serviceName: string;
            /**
             * @description What the customer paid. In major units of currency.
             * @example 450.5
             */
            amount: components["schemas"]["Amount"];
            /**
             * @description The provider's part of amount. In major units of currency.
             * @example 18.02
             */
            waleeShareValue?: components["schemas"]["Amount"];
            /**
             * @description The merchant's part of amount. In major units of currency.
             * @example 432.48
             */
            merchantShareValue?: components["schemas"]["Amount"];
            /**
             * @description The carrier's part of amount; the three parts add up to it. In major units of currency.
             * @example 0
             */
            carrierShareValue?: components["schemas"]["Amount"];
        };
        /** @description A page of billed transactions. */
        BillingDetailPage: {
            /** @description The rows of this page. */
            data: components["schemas"]["BillingDetailRow"][];
            current: components["schemas"]["PageNumber"];
            pages: components["schemas"]["PageCount"];
            total: components["schemas"]["RowCount"];
            /**
             * @description Whether more rows match than `total` counts.
             * @example false
             */
            totalIsCapped?: boolean;
            next?: components["schemas"]["AfterRow"];
        };
        /** @description The wanted status. */
        BillingStatusChange: {
            /**
             * @description The billing row's `_id`.
             * @example bil_20261101_20261121_4f8c2a7b9d3e51064f8c2a7b9d3e5106
             */
            id: components["schemas"]["Id"];
            /**
             * @description The status wanted: Success when it has been billed.
             * @example Success
             */
            status: components["schemas"]["ReportStatus"];
        };
        /** @description The status as it is now. */
        BillingStatusChanged: {
            /**
             * @description The billing row's `_id`.
             * @example bil_20261101_20261121_4f8c2a7b9d3e51064f8c2a7b9d3e5106
             */
            id: components["schemas"]["Id"];
            /**
             * @description How it stands now.
             * @example Success
             */
            status: components["schemas"]["ReportStatus"];
        };
        /** @description Two days, both included, a country and a currency. */
        ReconciliationRequest: {
            /**
             * @description The first day.
             * @example 2026-11-01
             */
            dateFrom: components["schemas"]["Day"];
            /**
             * @description The last day, included.
             * @example 2026-11-21
             */
            dateTo: components["schemas"]["Day"];
            /**
             * @description Where the service sells.
             * @example Egypt
             */
            country: components["schemas"]["CountryName"];
            /**
             * @description What was paid in.
             * @example EGP
             */
            currency: components["schemas"]["CurrencyCode"];
            /**
             * @description The page to answer, from 1.
             * @example 1
             */
            page?: components["schemas"]["PageWanted"];
            /**
             * @description Rows on a page.
             * @example 25
             */
            limit?: components["schemas"]["PageSize"];
            /**
             * @description merchantName, transactionCount, transactionAmount, settledAmount or difference, with `-` before it for descending.
             * @example merchantName
             */
            sort?: components["schemas"]["Sort"];
            /**
             * @description Text to find in names of merchants.
             * @example books
             */
            q?: components["schemas"]["SearchText"];
        };
        /**
         * @description Many amounts of one currency together, in major units; below zero when it is owed.
         * @example 432.48
         */
        SignedAmountSum: number;
        /** @description One merchant in one currency, in its major units: the transactions of the period, what billing says of them, and what settlements claimed of them. difference is transactions less refunds less settled: what is left to settle, below zero when more was refunded after settlement than has been netted since. billedAmount equals transactionAmount, or something is wrong. */
        ReconciliationRow: {
            /**
             * @description The merchant's `_id`.
             * @example mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp
             */
            userTypeId: components["schemas"]["Id"];
            /**
             * @description The merchant.
             * @example Nile Books
             */
            merchantName: string;
            /**
             * @description What was paid in.
             * @example EGP
             */
            currency: components["schemas"]["CurrencyCode"];
            /**
             * @description Successful transactions.
             * @example 120
             */
            transactionCount: number;
            /**
             * @description What customers paid, by the transactions. In major units of currency.
             * @example 54060.5
             */
            transactionAmount: components["schemas"]["AmountSum"];
            /**
             * @description What of it was given back. In major units of currency.
             * @example 0
             */
            refundedAmount: components["schemas"]["AmountSum"];
            /**
             * @description What customers paid, by the daily figures that billing reads. In major units of currency.
             * @example 54060.5
             */
            billedAmount: components["schemas"]["AmountSum"];
            /**
             * @description What settlements claimed of it, less what they netted of refunds. In major units of currency.
             * @example 50000
             */
            settledAmount: components["schemas"]["AmountSum"];
            /**
             * @description transactionAmount less refundedAmount less settledAmount. In major units of currency.
             * @example 4060.5
             */
            difference: components["schemas"]["SignedAmountSum"];
        };
        /** @description A page of merchants. */
        ReconciliationPage: {
            /** @description The rows of this page. */
            data: components["schemas"]["ReconciliationRow"][];
            current: components["schemas"]["PageNumber"];
            pages: components["schemas"]["PageCount"];
            total: components["schemas"]["RowCount"];
        };
        /** @description A number that pays a service again and again. */
        Subscription: {
            /**
             * @description The subscription's own id.
             * @example sub_5m9tk3zq7xd2w8nb4vc6ryjfph1
             */
            _id: components["schemas"]["Id"];
            /**
             * @description Where the service sells.
             * @example Pakistan
             */
            country: components["schemas"]["CountryName"];
            /**
             * @description Who carries it.
             * @example PK-Jazz
             */
            operator: string;
            /**
             * @description The merchant.
             * @example Karachi Tunes
             */
            merchantName: string;
            /**
             * @description The service.
             * @example Karachi Tunes Daily
             */
            serviceName: string;
            /**
             * @description The number with its calling code.
             * @example 923001234567
             */
            msisdn: string;
            /**
             * @description How often it pays, such as daily, weekly or monthly.
             * @example daily
             */
            subscriptionType: string;
            /**
             * @description What it pays each time. In major units of currency.
             * @example 20
             */
            subscriptionAmount: components["schemas"]["Amount"];
            /**
             * @description What it pays in.
             * @example PKR
             */
            currency: components["schemas"]["CurrencyCode"];
            /**
             * @description Whether it still pays, such as Active or Inactive.
             * @example Active
             */
            subscriberStatus: string;
            /**
             * @description When it began.
             * @example 2026-11-21T12:05:09.000Z
             */
            createdDate: components["schemas"]["Instant"];
            /** @description The service's public id; absent where an operator charges the number. */
            serviceId?: components["schemas"]["ServiceId"];
            /**
             * @description When it is charged next; absent where nothing is charged any more, or an operator charges.
             * @example 2026-12-21T12:05:09.000Z
             */
            nextChargeDate?: components["schemas"]["Instant"];
            /**
             * @description How often the charge that is due now has failed; absent while none has.
             * @example 1
             */
            failedTries?: number;
            /**
             * @description Why it was paused or canceled; absent otherwise.
             * @example The customer asked for it
             */
            reason?: string;
        };
        /** @description A page of subscriptions. */
        SubscriptionPage: {
            /** @description The rows of this page. */
            data: components["schemas"]["Subscription"][];
            current: components["schemas"]["PageNumber"];
            pages: components["schemas"]["PageCount"];
            total: components["schemas"]["RowCount"];
        };
        /** @description A try to charge a subscription, in major units of currency. */
        SubscriptionCharge: {
            /**
             * @description The charge's own id.
             * @example sch_5m9tk3zq7xd2w8nb4vc6ryjfph1
             */
            _id: components["schemas"]["Id"];
            /**
             * @description The charged period, from 1.
             * @example 2
             */
            period: number;
            /**
             * @description Number of the try of this period, from 1.
             * @example 1
             */
            attempt: number;
            /**
             * @description What is charged.
             * @example 20
             */
            amount: components["schemas"]["Amount"];
            /**
             * @description What it is charged in.
             * @example PKR
             */
            currency: components["schemas"]["CurrencyCode"];
            /**
             * @description pending: the customer has not confirmed it yet.
             * @example paid
             * @enum {string}
             */
            status: "pending" | "paid" | "failed";
            /**
             * @description Its payment; absent without one.
             * @example txn_8z4kq7wd2xm9tnb3vc6ryj5fph
             */
            transactionId?: components["schemas"]["Id"];
            /**
             * @description Why it failed.
             * @example The customer did not confirm
             */
            failure?: string;
            /** @description When it was tried. */
            createdDate: components["schemas"]["Instant"];
            /** @description When it was paid or failed. */
            endedDate?: components["schemas"]["Instant"];
        };
        /** @description A subscription with its newest charges. */
        SubscriptionDetail: {
            subscription: components["schemas"]["Subscription"];
            /** @description The newest first, at most a hundred; none where an operator charges. */
            charges: components["schemas"]["SubscriptionCharge"][];
        };
        /** @description A number that pays a service again and again. Each charge asks the wallet of this number, whose owner confirms on the phone. */
        SubscriptionInput: {
            /** @description The service's public id, or its `_id`. */
            serviceId: components["schemas"]["ServiceId"];
            /**
             * @description The wallet's mobile number with its calling code.
             * @example 201001234567
             */
            msisdn: string;
            /**
             * @description How often it is charged.
             * @example monthly
             * @enum {string}
             */
            subscriptionType: "daily" | "weekly" | "monthly";
            /**
             * @description What each charge takes, in major units of the service's currency.
             * @example 35.5
             */
            amount: components["schemas"]["PositiveAmount"];
            /**
             * @description When the first charge is due: now or later, within a year. Now unless sent.
             * @example 2027-01-31T09:00:00.000Z
             */
            startDate?: components["schemas"]["Instant"];
        };
        /** @description The status wanted, and why. */
        SubscriptionStatusChange: {
            /**
             * @description Paused charges nothing until it is Active again; what was due meanwhile is not charged. Canceled is final.
             * @example Paused
             * @enum {string}
             */
            status: "Active" | "Paused" | "Canceled";
            /**
             * @description Kept in the history; with a letter or digit.
             * @example The customer asked for it
             */
            reason: string;
        };
        /** @description Two days, both included; without a merchant, all in scope; without a currency, the one with the most payments. */
        CollectionRequest: {
            /**
             * @description Only this merchant's payments; another account's is 404.
             * @example mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp
             */
            merchant?: components["schemas"]["Id"];
            /**
             * @description The first day.
             * @example 2026-11-01
             */
            dateFrom: components["schemas"]["Day"];
            /**
             * @description The last day, included.
             * @example 2026-11-21
             */
            dateTo: components["schemas"]["Day"];
            /**
             * @description Which currency to sum.
             * @example EGP
             */
            currency?: components["schemas"]["CurrencyCode"];
            /**
             * @description Only payments by this method; All is as good as none.
             * @example FawryRef
             * @enum {string}
             */
            paymentMethod?: "All" | "Credit Card" | "MWallet" | "FawryRef";
        };
        /** @description What was collected, refunds not taken off. A carrier's users do not see the provider's share. */
        CollectionTotals: {
            /**
             * @description The provider's part of totalAmount. In major units of currency.
             * @example 2162.42
             */
            waleeShare?: components["schemas"]["AmountSum"];
            /**
             * @description What customers paid. In major units of currency.
             * @example 54060.5
             */
            totalAmount: components["schemas"]["AmountSum"];
            /**
             * @description Successful payments.
             * @example 120
             */
            totalNumberOfTransactions: number;
        };
        /** @description What a day brought; serviceCharges is the provider's share, which a carrier's users do not see. */
        RevenueOfDay: {
            /**
             * @description The business day.
             * @example 2026-11-21
             */
            date: components["schemas"]["Day"];
            /**
             * @description What customers paid. In major units of currency.
             * @example 54060.5
             */
            amount: components["schemas"]["AmountSum"];
            /**
             * @description The provider's part of amount. In major units of currency.
             * @example 2162.42
             */
            serviceCharges?: components["schemas"]["AmountSum"];
        };
        /** @description How many went through. */
        TransactionRate: {
            /**
             * @description Successful payments.
             * @example 120
             */
            successful: number;
            /**
             * @description Failed payments.
             * @example 8
             */
            failed: number;
        };
        /** @description How many went through on a day. */
        TransactionsOfDay: {
            /**
             * @description The business day.
             * @example 2026-11-21
             */
            date: components["schemas"]["Day"];
            /**
             * @description Successful payments.
             * @example 120
             */
            successful: number;
            /**
             * @description Failed payments.
             * @example 8
             */
            failed: number;
        };
        /** @description How many went through by one method. */
        TransactionsOfMethod: {
            /**
             * @description The method; Other where nobody knows.
             * @example FawryRef
             */
            operator: string;
            /**
             * @description Successful payments.
             * @example 120
             */
            Successful: number;
            /**
             * @description Failed payments.
             * @example 8
             */
            Failed: number;
        };
        /** @description Collection in one currency, amounts in its major units; currencies names all that the period has, the busiest first. */
        CollectionFigures: {
            /**
             * @description What the figures are in.
             * @example EGP
             */
            currency: components["schemas"]["CurrencyCode"];
            /** @description What to choose from. */
            currencies: components["schemas"]["CurrencyCode"][];
            /** @description The period in all. */
            summary: components["schemas"]["CollectionTotals"];
            /** @description A row a day. */
            revenueOverTime: components["schemas"]["RevenueOfDay"][];
            /** @description How many payments went through. */
            transactionRate: components["schemas"]["TransactionRate"];
            /** @description A row a day. */
            transactionOverTime: components["schemas"]["TransactionsOfDay"][];
            /** @description A row a method. */
            transactionByPaymentMethod: components["schemas"]["TransactionsOfMethod"][];
        };
        /** @description The figures. */
        CollectionSummary: {
            /** @description The figures. */
            data: components["schemas"]["CollectionFigures"];
        };
        /** @description Two days, both included; without a merchant, all in scope. */
        DisbursementRequest: {
            /**
             * @description Only this merchant's payouts; another account's is 404.
             * @example mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp
             */
            merchant?: components["schemas"]["Id"];
            /**
             * @description The first day.
             * @example 2026-11-01
             */
            dateFrom: components["schemas"]["Day"];
            /**
             * @description The last day, included.
             * @example 2026-11-21
             */
            dateTo: components["schemas"]["Day"];
            /**
             * @description Only this currency; all when left out.
             * @example EGP
             */
            currency?: components["schemas"]["CurrencyCode"];
        };
        /** @description What payouts can still be made of, loan accounts and account balances together, and the period's deposits into loan accounts, counted as the loan accounts count theirs. A balance that the provider does not show its merchant is absent. */
        LoanAccountTotals: {
            /**
             * @description What is left to pay out now. In major units of currency.
             * @example 50000
             */
            availableBalance?: components["schemas"]["SignedAmountSum"];
            /**
             * @description Deposits into loan accounts in the period.
             * @example 12
             */
            totalTransactions: number;
            /**
             * @description What these deposits were billed, spent or not. In major units of currency.
             * @example 30000
             */
            totalTransactionsAmount: components["schemas"]["AmountSum"];
        };
        /** @description What was deposited for payouts, and what of it counted after charges and tax; without the credits of an account balance that the provider hides from the caller. The misspelled totalsTransactions holds it. */
        DisbursementTotals: {
            /**
             * @description What was paid in. In major units of currency.
             * @example 90000
             */
            totalDepositedAmount: components["schemas"]["AmountSum"];
            /**
             * @description What of it counts after charges and tax. In major units of currency.
             * @example 80000
             */
            totalBilledAmount: components["schemas"]["AmountSum"];
            /** @description What can be paid out, and what was. */
            loanAccounts: components["schemas"]["LoanAccountTotals"];
        };
        /** @description A day's approved payouts of one type; createdDate is the last one's. */
        PayoutBreakdown: {
            /**
             * @description How it is paid.
             * @example WALLET
             * @enum {string}
             */
            payoutType: "WALLET" | "BANK";
            /**
             * @description What was paid out. In major units of currency.
             * @example 30000
             */
            amount: components["schemas"]["AmountSum"];
            /**
             * @description When the last of them was asked for.
             * @example 2026-11-21T12:05:09.000Z
             */
            createdDate: components["schemas"]["Instant"];
        };
        /** @description Approved payouts to one bank. */
        BankCount: {
            /**
             * @description The bank.
             * @example NBE
             */
            bankName: string;
            /**
             * @description Payouts.
             * @example 3
             */
            bankCount: number;
        };
        /** @description Disbursement in one currency, amounts in its major units; payouts count on the day that they were asked for, createdDate is when this was summed. */
        DisbursementFigures: {
            /**
             * @description What the figures are in.
             * @example EGP
             */
            currency: components["schemas"]["CurrencyCode"];
            /** @description Deposits and balances; misspelled on the wire. */
            totalsTransactions: components["schemas"]["DisbursementTotals"];
            /** @description A row a type and day, the newest first. */
            paymentBreakdown: components["schemas"]["PayoutBreakdown"][];
            /** @description A row a bank. */
            banks: components["schemas"]["BankCount"][];
            /**
             * @description Approved payouts.
             * @example 12
             */
            successful: number;
            /**
             * @description Payouts that wait.
             * @example 2
             */
            pending: number;
            /**
             * @description Rejected payouts.
             * @example 1
             */
            rejected: number;
            /**
             * @description When this was summed.
             * @example 2026-11-21T12:05:09.000Z
             */
            createdDate: components["schemas"]["Instant"];
        };
        /** @description The figures. */
        DisbursementSummary: {
            /** @description One item a currency. */
            data: components["schemas"]["DisbursementFigures"][];
        };
        /**
         * @description A list. billingDetail are the transactions behind a row of the billing report, fileRecords the approval files that were carried out, loanTransactions those of one loan account, loanStatement the bookings of one between its balances.
         * @example transactions
         * @enum {string}
         */
        ExportedList: "transactions" | "refunds" | "settlementReport" | "billing" | "billingDetail" | "reconciliation" | "settlements" | "merchants" | "carriers" | "services" | "users" | "roles" | "payouts" | "fileRecords" | "loanAccounts" | "loanTransactions" | "loanStatement" | "subscriptions" | "products" | "blacklists" | "packages" | "checkoutLogs" | "checkoutRequests" | "webhookDeliveries";
        /** @description Which rows to export, and how. */
        ExportInput: {
            list: components["schemas"]["ExportedList"];
            /**
             * @description What the file is.
             * @example csv
             * @enum {string}
             */
            format: "csv" | "xlsx";
            /**
             * @description titles names the columns as screens do, in `language`, and writes times on the clock of the report's time zone. api names them as the list's answer does and leaves its values unchanged.
             * @default titles
             * @example titles
             * @enum {string}
             */
            columns?: "titles" | "api";
            /**
             * @description Language of the column titles and of the control totals.
             * @default en
             * @example en
             * @enum {string}
             */
            language?: "en" | "ar" | "ur";
            /**
             * @description Whether a CSV file ends with the control totals. A workbook always has them, on a sheet of their own.
             * @default false
             * @example false
             */
            totals?: boolean;
            /** @description The list's own filters and order; loanTransactions and loanStatement take the account's id as `id`. */
            filters?: {
                [key: string]: string | number | boolean;
            };
        };
        /** @description An export on its way to a file. */
        Export: {
            _id: components["schemas"]["Id"];
            list: components["schemas"]["ExportedList"];
            /**
             * @description What the file is.
             * @example csv
             * @enum {string}
             */
            format: "csv" | "xlsx";
            /**
             * @description Only one that is done has a file.
             * @example running
             * @enum {string}
             */
            status: "waiting" | "running" | "done" | "failed";
            /**
             * @description Rows written so far.
             * @example 4000
             */
            rows: number;
            /**
             * @description Rows to write.
             * @example 120000
             */
            total: number;
            createdDate: components["schemas"]["Instant"];
        };
        /** @description The data of a payment's event. */
        PaymentEventData: {
            /**
             * @description The checkout session; absent for a payment that was entered without one.
             * @example ses_4m9tk3zq7xd2w8nb5vc6ryjfph1
             */
            sessionId?: components["schemas"]["Id"];
            orderId: components["schemas"]["OrderId"];
            serviceId: components["schemas"]["ServiceId"];
            /** @description What was to be paid. */
            amount: components["schemas"]["Amount"];
            currency: components["schemas"]["CurrencyCode"];
            /**
             * @description The payment; absent if the session ended without an attempt.
             * @example txn_8z4kq7wd2xm9tnb3vc6ryj5fph
             */
            transactionId?: components["schemas"]["Id"];
            /**
             * @description True if the order was paid before: the customer has paid twice. Absent otherwise.
             * @enum {boolean}
             */
            duplicate?: true;
            /**
             * @description The payment's outcome.
             * @enum {string}
             */
            status: "SUCCESS" | "FAILED";
        };
        /** @description The end of a payment. */
        PaymentEvent: {
            /**
             * @description payment.late is paid after it had failed or expired.
             * @enum {string}
             */
            type: "payment.succeeded" | "payment.failed" | "payment.expired" | "payment.late";
            /** @description Time of the event. */
            timestamp: components["schemas"]["Instant"];
            data: components["schemas"]["PaymentEventData"];
        };
        /** @description The data of a correction: the status as it is now, and the reason. */
        CorrectionEventData: components["schemas"]["PaymentEventData"] & {
            /** @description Why the status was corrected. */
            reason: string;
        };
        /** @description A person of the provider corrected a payment's status. */
        CorrectionEvent: {
            /**
             * @description The event.
             * @enum {string}
             */
            type: "transaction.corrected";
            /** @description Time of the event. */
            timestamp: components["schemas"]["Instant"];
            data: components["schemas"]["CorrectionEventData"];
        };
        /** @description The data of a payment of which money was given back. */
        RefundEventData: components["schemas"]["PaymentEventData"] & {
            /** @description The sum of all refunds of the payment. */
            refundedAmount: components["schemas"]["Amount"];
        };
        /** @description The provider gave money of a payment back. */
        RefundedEvent: {
            /**
             * @description The event.
             * @enum {string}
             */
            type: "transaction.refunded";
            /** @description Time of the event. */
            timestamp: components["schemas"]["Instant"];
            data: components["schemas"]["RefundEventData"];
        };
        /** @description The data of the end of one refund. */
        RefundOutcomeData: {
            /**
             * @description The refund's own id.
             * @example rfd_2k7wq9zd4xm8t3nb5vc6ryjfph1
             */
            refundId: components["schemas"]["Id"];
            /**
             * @description The checkout session; absent if the payment has none.
             * @example ses_4m9tk3zq7xd2w8nb5vc6ryjfph1
             */
            sessionId?: components["schemas"]["Id"];
            /**
             * @description The payment.
             * @example txn_8z4kq7wd2xm9tnb3vc6ryj5fph
             */
            transactionId: components["schemas"]["Id"];
            orderId: components["schemas"]["OrderId"];
            serviceId: components["schemas"]["ServiceId"];
            /** @description The amount of this refund. */
            amount: components["schemas"]["Amount"];
            /** @description The sum of all refunds of the payment that succeeded. */
            refundedAmount: components["schemas"]["Amount"];
            currency: components["schemas"]["CurrencyCode"];
            /**
             * @description How it ended.
             * @enum {string}
             */
            status: "SUCCEEDED" | "FAILED";
            /** @description Why it failed; absent if it succeeded. */
            reason?: string;
        };
        /** @description The end of one refund that was asked for. */
        RefundEvent: {
            /**
             * @description The event.
             * @enum {string}
             */
            type: "refund.succeeded" | "refund.failed";
            /** @description Time of the event. */
            timestamp: components["schemas"]["Instant"];
            data: components["schemas"]["RefundOutcomeData"];
        };
        /** @description The data of a payout. */
        PayoutEventData: {
            /**
             * @description The payout's own id.
             * @example pay_2k7wq9zd4xm8t3nb5vc6ryjfph1
             */
            payoutId: components["schemas"]["Id"];
            /** @description The number that people quote. */
            reference: components["schemas"]["ReferanceNumber"];
            merchantOrderId: components["schemas"]["MerchantOrderId"];
            serviceId: components["schemas"]["ServiceId"];
            amount: components["schemas"]["PayoutAmount"];
            currency: components["schemas"]["CurrencyCode"];
            payoutType: components["schemas"]["PayoutType"];
            status: components["schemas"]["PayoutStatus"];
        };
        /** @description A payout was requested or decided. */
        PayoutEvent: {
            /**
             * @description The event.
             * @enum {string}
             */
            type: "payout.requested" | "payout.approved" | "payout.rejected";
            /** @description Time of the event. */
            timestamp: components["schemas"]["Instant"];
            data: components["schemas"]["PayoutEventData"];
        };
        /** @description The data of a settlement. */
        SettlementEventData: {
            /**
             * @description The settlement's own id.
             * @example stl_2k7wq9zd4xm8t3nb5vc6ryjfph1
             */
            settlementId: components["schemas"]["Id"];
            /** @description The first day that is settled. */
            dateFrom: components["schemas"]["Day"];
            /** @description The last day that is settled. */
            dateTo: components["schemas"]["Day"];
            localCurrency: components["schemas"]["CurrencyCode"];
            /** @description In the local currency. */
            netTransferAmount: components["schemas"]["SignedAmountSum"];
            settledCurrency: components["schemas"]["CurrencyCode"];
            /** @description In the settled currency. */
            netSettledAmount: components["schemas"]["SignedAmountSum"];
        };
        /** @description A settlement was made. */
        SettlementEvent: {
            /**
             * @description The event.
             * @enum {string}
             */
            type: "settlement.created";
            /** @description Time of the event. */
            timestamp: components["schemas"]["Instant"];
            data: components["schemas"]["SettlementEventData"];
        };
        /** @description The data of a subscription's event. */
        SubscriptionEventData: {
            /**
             * @description The subscription's own id.
             * @example sub_2k7wq9zd4xm8t3nb5vc6ryjfph1
             */
            subscriptionId: components["schemas"]["Id"];
            serviceId: components["schemas"]["ServiceId"];
            /** @description What is charged each period. */
            amount: components["schemas"]["Amount"];
            currency: components["schemas"]["CurrencyCode"];
            /**
             * @description The payment, where there was one.
             * @example txn_8z4kq7wd2xm9tnb3vc6ryj5fph
             */
            transactionId?: components["schemas"]["Id"];
            /** @description Number of the try to charge one period, from 1. */
            attempt?: number;
            /** @description When the next charge is due; absent if there is none. */
            nextChargeDate?: components["schemas"]["Instant"];
            /** @description Why the charge failed or the subscription was canceled. */
            reason?: string;
        };
        /** @description A subscription was charged, canceled, or is soon charged. */
        SubscriptionEvent: {
            /**
             * @description The event.
             * @enum {string}
             */
            type: "subscription.charged" | "subscription.failed" | "subscription.canceled" | "subscription.reminder";
            /** @description Time of the event. */
            timestamp: components["schemas"]["Instant"];
            data: components["schemas"]["SubscriptionEventData"];
        };
        /** @description The data of a test event. */
        EndpointTestEventData: {
            /**
             * @description The endpoint that is tested.
             * @example whe_6k2tk9zq4xd8m3nb5vc7ryjfph1
             */
            endpointId: components["schemas"]["Id"];
        };
        /** @description A test event, which says nothing. */
        EndpointTestEvent: {
            /**
             * @description The event.
             * @enum {string}
             */
            type: "webhook.test";
            /** @description Time of the event. */
            timestamp: components["schemas"]["Instant"];
            data: components["schemas"]["EndpointTestEventData"];
        };
        /** @description An event as it is sent to a merchant's address, signed by the headers webhook-id, webhook-timestamp and webhook-signature. */
        WebhookEvent: components["schemas"]["PaymentEvent"] | components["schemas"]["CorrectionEvent"] | components["schemas"]["RefundedEvent"] | components["schemas"]["RefundEvent"] | components["schemas"]["PayoutEvent"] | components["schemas"]["SettlementEvent"] | components["schemas"]["SubscriptionEvent"] | components["schemas"]["EndpointTestEvent"];
    };
    responses: {
        /** @description Something in the request is missing or wrong: `errors` names each field, and its `code` is the rule of the schema that it breaks (required, minLength, enum, additionalProperties and so on), read-only where a field must be as it is stored, or absent. */
        BadRequest: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "Bad-Request",
                 *       "message": "name must NOT have fewer than 2 characters",
                 *       "errors": [
                 *         {
                 *           "message": "name must NOT have fewer than 2 characters",
                 *           "field": "name",
                 *           "code": "minLength"
                 *         },
                 *         {
                 *           "message": "country is required",
                 *           "field": "country",
                 *           "code": "required"
                 *         }
                 *       ],
                 *       "requestId": "req_5k8w2m4q7zd3"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The same answer for an unknown user, a wrong password, and an inactive user or account. */
        LoginFailed: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "Login-Failed",
                 *       "message": "Invalid username or password",
                 *       "errors": [
                 *         {
                 *           "message": "Invalid username or password"
                 *         }
                 *       ],
                 *       "requestId": "req_5k8w2m4q7zd3"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is larger than the operation takes. */
        TooLarge: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "Too-Large",
                 *       "message": "The body is too large",
                 *       "errors": [
                 *         {
                 *           "message": "The body is too large"
                 *         }
                 *       ],
                 *       "requestId": "req_5k8w2m4q7zd3"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is not JSON. */
        UnsupportedMediaType: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "Unsupported-Media-Type",
                 *       "message": "Please send JSON (content-type: application/json)",
                 *       "errors": [
                 *         {
                 *           "message": "Please send JSON (content-type: application/json)"
                 *         }
                 *       ],
                 *       "requestId": "req_5k8w2m4q7zd3"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Too many requests; wait as long as Retry-After says. */
        TooManyRequests: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "Too-Many-Requests",
                 *       "message": "Too many requests. Please try again in 30 seconds",
                 *       "errors": [
                 *         {
                 *           "message": "Too many requests. Please try again in 30 seconds"
                 *         }
                 *       ],
                 *       "requestId": "req_5k8w2m4q7zd3"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Something broke on our side. */
        InternalError: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "Internal-Error",
                 *       "message": "Something went wrong",
                 *       "errors": [
                 *         {
                 *           "message": "Something went wrong"
                 *         }
                 *       ],
                 *       "requestId": "req_5k8w2m4q7zd3"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The database or a provider does not answer at the moment, or too much is being worked on; wait as long as Retry-After says. */
        Unavailable: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "Unavailable",
                 *       "message": "The service is restarting. Please try again",
                 *       "errors": [
                 *         {
                 *           "message": "The service is restarting. Please try again"
                 *         }
                 *       ],
                 *       "requestId": "req_5k8w2m4q7zd3"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description There is no session, or it has ended. `status` is Token-Expired or Invalid-Token. */
        Unauthorised: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "Token-Expired",
                 *       "message": "Your session has expired. Please sign in again",
                 *       "errors": [
                 *         {
                 *           "message": "Your session has expired. Please sign in again"
                 *         }
                 *       ],
                 *       "requestId": "req_5k8w2m4q7zd3"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The caller may not do this: the role lacks the flag, or the key lacks the scope. */
        Forbidden: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "Forbidden",
                 *       "message": "Your role does not permit this (MerchentManagement.editAccounts)",
                 *       "errors": [
                 *         {
                 *           "message": "Your role does not permit this (MerchentManagement.editAccounts)"
                 *         }
                 *       ],
                 *       "requestId": "req_5k8w2m4q7zd3"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The record has changed since the version that If-Match names (stale). Nothing was saved; `current` is the record as it is now, ETag its version, and changedBy and changedAt its newest change. */
        Stale: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "Precondition-Failed",
                 *       "message": "Somebody else has changed this record meanwhile. Please check their changes and save again",
                 *       "errors": [
                 *         {
                 *           "message": "Somebody else has changed this record meanwhile. Please check their changes and save again",
                 *           "code": "stale"
                 *         }
                 *       ],
                 *       "current": {
                 *         "_id": "mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp",
                 *         "name": "Nile Books",
                 *         "country": "Egypt",
                 *         "currency": "EGP"
                 *       },
                 *       "changedBy": "Mona Hassan",
                 *       "changedAt": "2026-11-21T12:05:09.000Z",
                 *       "requestId": "req_5k8w2m4q7zd3"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description There is no such record in the caller's scope. */
        NotFound: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "Not-Found",
                 *       "message": "Not found",
                 *       "errors": [
                 *         {
                 *           "message": "Not found"
                 *         }
                 *       ],
                 *       "requestId": "req_5k8w2m4q7zd3"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A part of the address is longer than 200 characters. */
        AddressTooLong: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "Too-Long",
                 *       "message": "The address is too long",
                 *       "errors": [
                 *         {
                 *           "message": "The address is too long",
                 *           "code": "request.longAddress"
                 *         }
                 *       ],
                 *       "requestId": "req_5k8w2m4q7zd3"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The record does not allow this at the moment: its name is taken (nameTaken, after the record's kind), its merchant is inactive (merchant-inactive) or has money in this currency (merchant.currencyFixed), it is the caller's own user (user.deactivateOneself), or the account would be left without an administrator (last-admin) or without an active user who can grant a permission (role.lastHolder, whose values name it). */
        Conflict: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "Conflict",
                 *       "message": "An account with this name exists already",
                 *       "errors": [
                 *         {
                 *           "message": "An account with this name exists already",
                 *           "field": "name",
                 *           "code": "account.nameTaken"
                 *         }
                 *       ],
                 *       "requestId": "req_5k8w2m4q7zd3"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The same request is still being processed (in-flight); send it again after Retry-After. */
        InFlight: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "Conflict",
                 *       "message": "The same request is still being processed. Please try again in a moment",
                 *       "errors": [
                 *         {
                 *           "message": "The same request is still being processed. Please try again in a moment",
                 *           "code": "in-flight"
                 *         }
                 *       ],
                 *       "requestId": "req_5k8w2m4q7zd3"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The idempotency key was used with another body. */
        KeyReused: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "Unprocessable",
                 *       "message": "This idempotency key was used with another body. Please send a new key",
                 *       "errors": [
                 *         {
                 *           "message": "This idempotency key was used with another body. Please send a new key"
                 *         }
                 *       ],
                 *       "requestId": "req_5k8w2m4q7zd3"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The record has money or transactions (hasMoney, after the record's kind), services or users (inUse, likewise), is the caller's own user (user.deleteOneself), or the account would be left without an administrator (last-admin) or without an active user who can grant a permission (role.lastHolder, whose values name it). */
        InUse: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "Conflict",
                 *       "message": "A merchant with money or transactions cannot be deleted",
                 *       "errors": [
                 *         {
                 *           "message": "A merchant with money or transactions cannot be deleted",
                 *           "code": "merchant.hasMoney"
                 *         }
                 *       ],
                 *       "requestId": "req_5k8w2m4q7zd3"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The period overlaps an earlier settlement (overlap), has nothing to settle (nothing-to-settle) or more than one settlement can hold (settlement.tooMuch), its figures changed meanwhile (stale-figures and the figure's name), the result differs from exact decimals and needs a reason (difference), or the same request is still being processed (in-flight). */
        SettlementConflict: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "Conflict",
                 *       "message": "This period overlaps settlement # 4815162342 (2026-11-01 to 2026-11-15)",
                 *       "errors": [
                 *         {
                 *           "message": "This period overlaps settlement # 4815162342 (2026-11-01 to 2026-11-15)",
                 *           "field": "dateFrom",
                 *           "code": "overlap"
                 *         }
                 *       ],
                 *       "requestId": "req_5k8w2m4q7zd3"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The payment failed (refund-failed-payment), is given back already or asked back already (refund-nothing-left), has less left than that (refund-too-much) or was made in a way that cannot be given back (refund-impossible); its provider makes no refunds (refund-unsupported), none of a part (refund-whole-only) or is not known here (refund-unsupported); the merchant's payable and balance do not cover it (refund-not-covered), the refund has ended (refund-ended) or is not with the provider yet (refund-not-asked), or the same request is still being processed (in-flight). */
        RefundRefused: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "Conflict",
                 *       "message": "Only 350.25 EGP of this payment are left to give back",
                 *       "errors": [
                 *         {
                 *           "message": "Only 350.25 EGP of this payment are left to give back",
                 *           "code": "refund-too-much",
                 *           "values": {
                 *             "left": "350.25",
                 *             "currency": "EGP"
                 *           }
                 *         }
                 *       ],
                 *       "requestId": "req_5k8w2m4q7zd3"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The file cannot be taken; `error_code` tells why: not-a-sheet, broken-file, password-protected, no-columns, no-rows, too-many-rows, formula, too-slow or no-file. Also for days that are no period. */
        SettlementFileRefused: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "Bad-Request",
                 *       "message": "The file has no column \"amount\"",
                 *       "errors": [
                 *         {
                 *           "message": "The file has no column \"amount\"",
                 *           "field": "file",
                 *           "code": "no-columns"
                 *         }
                 *       ],
                 *       "requestId": "req_5k8w2m4q7zd3",
                 *       "error_code": "no-columns",
                 *       "err_desc": "The file has no column \"amount\""
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The file was carried out before (file-processed), or the same request is still being processed (in-flight). */
        FileConflict: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "Conflict",
                 *       "message": "This file was already processed on 21/11/2026",
                 *       "errors": [
                 *         {
                 *           "message": "This file was already processed on 21/11/2026",
                 *           "code": "file-processed"
                 *         }
                 *       ],
                 *       "requestId": "req_5k8w2m4q7zd3"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The file is larger than 10 MB. */
        UploadTooLarge: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "Too-Large",
                 *       "message": "The file is larger than 10 MB",
                 *       "errors": [
                 *         {
                 *           "message": "The file is larger than 10 MB",
                 *           "field": "file",
                 *           "code": "too-large"
                 *         }
                 *       ],
                 *       "requestId": "req_5k8w2m4q7zd3",
                 *       "error_code": "too-large",
                 *       "err_desc": "The file is larger than 10 MB"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is not multipart/form-data. */
        UploadUnsupported: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "Unsupported-Media-Type",
                 *       "message": "Please send the file as multipart/form-data",
                 *       "errors": [
                 *         {
                 *           "message": "Please send the file as multipart/form-data",
                 *           "field": "file",
                 *           "code": "not-multipart"
                 *         }
                 *       ],
                 *       "requestId": "req_5k8w2m4q7zd3",
                 *       "error_code": "not-multipart",
                 *       "err_desc": "Please send the file as multipart/form-data"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Other files are being read, or the database does not answer at the moment; wait as long as Retry-After says. `error_code` is the message's code. */
        UploadUnavailable: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "Unavailable",
                 *       "message": "Other files are being read. Please try again in a moment",
                 *       "errors": [
                 *         {
                 *           "message": "Other files are being read. Please try again in a moment",
                 *           "code": "approvalFile.busy"
                 *         }
                 *       ],
                 *       "requestId": "req_5k8w2m4q7zd3",
                 *       "error_code": "approvalFile.busy",
                 *       "err_desc": "Other files are being read. Please try again in a moment"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The merchant's key is missing, unknown or no longer valid. */
        KeyRefused: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "Invalid-Token",
                 *       "message": "This private key is not known or no longer valid",
                 *       "errors": [
                 *         {
                 *           "message": "This private key is not known or no longer valid"
                 *         }
                 *       ],
                 *       "requestId": "req_5k8w2m4q7zd3"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The key lacks the scope (access.keyScope), or is used from an address that is not on its list (access.keyAddress). */
        ScopeMissing: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "Forbidden",
                 *       "message": "This key lacks the scope sessions:write. Please add it to the key, or use another key",
                 *       "errors": [
                 *         {
                 *           "message": "This key lacks the scope sessions:write. Please add it to the key, or use another key"
                 *         }
                 *       ],
                 *       "requestId": "req_5k8w2m4q7zd3"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The order is paid already (order-paid) or has a session with other details (order-exists), the service is suspended (service-suspended), the number is blacklisted (blacklisted), or the same request is still being processed (in-flight). */
        OrderConflict: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "Conflict",
                 *       "message": "This order is already paid",
                 *       "errors": [
                 *         {
                 *           "message": "This order is already paid",
                 *           "code": "order-paid"
                 *         }
                 *       ],
                 *       "requestId": "req_5k8w2m4q7zd3"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The installation sends no e-mail (mail.off). */
        MailRefused: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "Conflict",
                 *       "message": "This installation sends no e-mail",
                 *       "errors": [
                 *         {
                 *           "message": "This installation sends no e-mail",
                 *           "code": "mail.off"
                 *         }
                 *       ],
                 *       "requestId": "req_5k8w2m4q7zd3"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The provider refused: `status` is Payment-Failed and `code` the provider's own. Else Conflict: the order is paid already (order-paid), the session is over (session-expired), the service is suspended (service-suspended) or its provider not known here (unknown-provider), the order is being paid in another way (attempt-open), the installation takes cards on the provider's page only (checkout.cardEntry), the customer's number is blacklisted (blacklisted), or the same request is still being processed (in-flight). */
        PaymentRefused: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "Conflict",
                 *       "message": "This session has expired",
                 *       "errors": [
                 *         {
                 *           "message": "This session has expired",
                 *           "code": "session-expired"
                 *         }
                 *       ],
                 *       "requestId": "req_5k8w2m4q7zd3"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The name or password of the basic authorization is wrong. */
        BasicRefused: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "Invalid-Token",
                 *       "message": "This basic authorization is not known",
                 *       "errors": [
                 *         {
                 *           "message": "This basic authorization is not known"
                 *         }
                 *       ],
                 *       "requestId": "req_5k8w2m4q7zd3"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The provider's signature is wrong; nothing was recorded. */
        SignatureRefused: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "Invalid-Signature",
                 *       "message": "Failed to authenticate resource request",
                 *       "errors": [
                 *         {
                 *           "message": "Failed to authenticate resource request"
                 *         }
                 *       ],
                 *       "requestId": "req_5k8w2m4q7zd3"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The number is blacklisted (blacklisted), the service or its merchant does not sell at the moment (payout.serviceSuspended), or the same request is still being processed (in-flight). */
        PayoutRefused: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "Conflict",
                 *       "message": "This mobile number is blacklisted",
                 *       "errors": [
                 *         {
                 *           "message": "This mobile number is blacklisted",
                 *           "field": "msisdn",
                 *           "code": "blacklisted"
                 *         }
                 *       ],
                 *       "requestId": "req_5k8w2m4q7zd3"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description It is decided already (already-decided), the merchant's payable and balance do not cover it (refund-not-covered), whoever asked for it may not approve it (own-payout), or the same request is still being processed (in-flight). */
        PayoutConflict: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "Conflict",
                 *       "message": "This payout is already approved",
                 *       "errors": [
                 *         {
                 *           "message": "This payout is already approved",
                 *           "code": "already-decided"
                 *         }
                 *       ],
                 *       "requestId": "req_5k8w2m4q7zd3"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The file cannot be taken; `error_code` tells why: not-a-sheet, broken-file, password-protected, no-columns, no-rows, too-many-rows, formula, too-slow or no-file. */
        UploadRefused: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "Bad-Request",
                 *       "message": "The sheet has no column \"referanceNumber\"",
                 *       "errors": [
                 *         {
                 *           "message": "The sheet has no column \"referanceNumber\"",
                 *           "field": "file",
                 *           "code": "no-columns"
                 *         }
                 *       ],
                 *       "requestId": "req_5k8w2m4q7zd3",
                 *       "error_code": "no-columns",
                 *       "err_desc": "The sheet has no column \"referanceNumber\""
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The loan account would go below zero (overdrawn), or the same request is still being processed (in-flight). */
        LoanConflict: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "Conflict",
                 *       "message": "This money is already paid out: the balance would go below zero",
                 *       "errors": [
                 *         {
                 *           "message": "This money is already paid out: the balance would go below zero",
                 *           "field": "totalAmount",
                 *           "code": "overdrawn"
                 *         }
                 *       ],
                 *       "requestId": "req_5k8w2m4q7zd3"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The merchant has another product with this sku (sku-taken). */
        SkuTaken: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "Conflict",
                 *       "message": "A product with this sku exists already",
                 *       "errors": [
                 *         {
                 *           "message": "A product with this sku exists already",
                 *           "field": "sku",
                 *           "code": "sku-taken"
                 *         }
                 *       ],
                 *       "requestId": "req_5k8w2m4q7zd3"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The number is on the blacklist already, in whatever spelling (number-listed). */
        NumberListed: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "Conflict",
                 *       "message": "This mobile number is already blacklisted",
                 *       "errors": [
                 *         {
                 *           "message": "This mobile number is already blacklisted",
                 *           "field": "msisdn",
                 *           "code": "number-listed"
                 *         }
                 *       ],
                 *       "requestId": "req_5k8w2m4q7zd3"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The number is blacklisted (blacklisted), the package cannot be paid at the moment (package.suspended), its link is switched off or has expired (package.linkInvalid), or the same request is still being processed (in-flight). */
        LinkRefused: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "Conflict",
                 *       "message": "This mobile number is blacklisted",
                 *       "errors": [
                 *         {
                 *           "message": "This mobile number is blacklisted",
                 *           "field": "msisdn",
                 *           "code": "blacklisted"
                 *         }
                 *       ],
                 *       "requestId": "req_5k8w2m4q7zd3"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The caller has a view of this list by this name (view.nameTaken), or 200 views already (view.tooMany). */
        ViewConflict: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "Conflict",
                 *       "message": "You have a view of this list by this name",
                 *       "errors": [
                 *         {
                 *           "message": "You have a view of this list by this name",
                 *           "field": "name",
                 *           "code": "view.nameTaken"
                 *         }
                 *       ],
                 *       "requestId": "req_5k8w2m4q7zd3"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Another working key of the merchant has this name (key.nameTaken), the merchant has 50 working keys (key.tooMany), or the key is revoked (key.revoked). */
        KeyConflict: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "Conflict",
                 *       "message": "This key is revoked. Please make a new one",
                 *       "errors": [
                 *         {
                 *           "message": "This key is revoked. Please make a new one",
                 *           "code": "key.revoked"
                 *         }
                 *       ],
                 *       "requestId": "req_5k8w2m4q7zd3"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The merchant has this address already (endpoint.urlTaken), has 20 endpoints (endpoint.tooMany), or the endpoint is gone or switched off (endpoint.inactive). */
        EndpointConflict: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "Conflict",
                 *       "message": "This endpoint is gone or switched off. Please switch it on first",
                 *       "errors": [
                 *         {
                 *           "message": "This endpoint is gone or switched off. Please switch it on first",
                 *           "code": "endpoint.inactive"
                 *         }
                 *       ],
                 *       "requestId": "req_5k8w2m4q7zd3"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A settlement has claimed the transaction (settled), the payable of its merchant would go below zero (payable), or the same request is still being processed (in-flight). */
        TransactionConflict: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "Conflict",
                 *       "message": "A settlement has claimed this transaction: its status can no longer change",
                 *       "errors": [
                 *         {
                 *           "message": "A settlement has claimed this transaction: its status can no longer change",
                 *           "code": "settled"
                 *         }
                 *       ],
                 *       "requestId": "req_5k8w2m4q7zd3"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The service is suspended (service-suspended), cannot be charged on schedule (subscription-impossible) or charges this number already (subscription-exists); the number is blacklisted (blacklisted); the subscription cannot have this status now (subscription-status) or is charged by its operator (subscription-foreign); or the same request is still being processed (in-flight). */
        SubscriptionRefused: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "Conflict",
                 *       "message": "Fawry cannot charge this service on schedule",
                 *       "errors": [
                 *         {
                 *           "message": "Fawry cannot charge this service on schedule",
                 *           "code": "subscription-impossible",
                 *           "values": {
                 *             "provider": "Fawry"
                 *           }
                 *         }
                 *       ],
                 *       "requestId": "req_5k8w2m4q7zd3"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description There is no file: the export is waiting (export-waiting), running (export-running) or has failed (export-failed). */
        ExportNotReady: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "Conflict",
                 *       "message": "The file is not ready",
                 *       "errors": [
                 *         {
                 *           "message": "The file is not ready",
                 *           "code": "export-running"
                 *         }
                 *       ],
                 *       "requestId": "req_5k8w2m4q7zd3"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /**
         * @description The ETag of the record as the caller read it. When the record has changed since, the answer is 412 with the record as it is now; without this header the edit replaces whatever is stored. A weak ETag, such as `W/"7"`, counts like the strong one: proxies that compress answers weaken it.
         * @example "7"
         */
        IfMatch: string;
        /**
         * @description The page to answer, from 1.
         * @example 1
         */
        Page: number;
        /**
         * @description Rows on a page.
         * @example 25
         */
        Limit: number;
        /**
         * @description Field to order by, with `-` before it for descending; each list names its fields. Newest first unless sent, or as the list says.
         * @example -createdDate
         */
        Sort: components["schemas"]["Sort"];
        /**
         * @description Text to find.
         * @example books
         */
        Q: string;
        /**
         * @description Only records of this status.
         * @example Active
         */
        AccountStatus: components["schemas"]["AccountStatus"];
        /**
         * @description English name of a country.
         * @example Egypt
         */
        Country: components["schemas"]["CountryName"];
        /**
         * @description The record's `_id`.
         * @example mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp
         */
        Id: components["schemas"]["Id"];
        /**
         * @description Makes a repeated request count once. The same key and body answer what the first request got; another body is 422, a request still being worked on is 409. Kept 72 hours.
         * @example 7d1f0a3c9b5e4f6d8a2c1b0e9f8d7c6b
         */
        IdempotencyKey: string;
        /**
         * @description Only carriers of this type.
         * @example Carrier
         */
        CarrierType: components["schemas"]["CarrierType"];
        /**
         * @description The carrier's or operator's `_id`.
         * @example car_4w8zk2xq9md7tnb3vc6ryj5fph
         */
        CarrierKey: components["schemas"]["Id"];
        /**
         * @description Only active services, or only suspended ones.
         * @example true
         */
        ServiceStatus: boolean;
        /**
         * @description Only services of this type.
         * @example Others
         */
        ServiceType: components["schemas"]["ServiceType"];
        /**
         * @description Only those of this merchant, by its `_id`; 404 outside the caller's scope.
         * @example mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp
         */
        OfMerchant: components["schemas"]["Id"];
        /**
         * @description The service's `_id` or its public serviceId.
         * @example srv_3d8zk7wq2xm9tnb4vc6ryj5fph
         */
        ServiceKey: components["schemas"]["Id"];
        /**
         * @description The service's public id.
         * @example s9x4kq7wd2zm8tnb
         */
        Sid: components["schemas"]["ServiceId"];
        /**
         * @description Field to order by, with `-` before it for descending; each list names its fields. Newest first unless sent, or as the list says.
         * @example -transactionDate
         */
        SettlementSort: components["schemas"]["Sort"];
        /**
         * @description Local currency.
         * @example EGP
         */
        Currency: components["schemas"]["CurrencyCode"];
        /**
         * @description Only settlements whose period ends on this day or later.
         * @example 2026-11-01
         */
        PeriodFrom: components["schemas"]["Day"];
        /**
         * @description Only settlements whose period begins on this day or earlier.
         * @example 2026-11-15
         */
        PeriodTo: components["schemas"]["Day"];
        /**
         * @description The settlement's `_id` or its transactionId.
         * @example set_5m9tk3zq7xd2w8nb4vc6ryjfph
         */
        SettlementKey: components["schemas"]["Id"];
        /**
         * @description The `_id` of a transaction or of a checkout session.
         * @example txn_8z4kq7wd2xm9tnb3vc6ryj5fph
         */
        PaymentKey: components["schemas"]["Id"];
        /**
         * @description The `next` of the page before; with it, `page` does not count.
         * @example MjAyNi0xMS0yMVQxMjowNTowOS4wMDBaIGxvZ18xMjM
         */
        After: components["schemas"]["AfterRow"];
        /**
         * @description Only refunds of this status.
         * @example pending
         */
        RefundStatus: components["schemas"]["RefundStatus"];
        /**
         * @description Only those that somebody asked for here (request), or that the provider gave by itself (provider).
         * @example request
         */
        RefundOrigin: "request" | "provider";
        /**
         * @description Only refunds of this payment.
         * @example txn_8z4kq7wd2xm9tnb3vc6ryj5fph
         */
        RefundTransaction: components["schemas"]["Id"];
        /**
         * @description The refund's `_id`.
         * @example rfd_2k7wq9zd4xm8t3nb5vc6ryjfph1
         */
        RefundKey: components["schemas"]["Id"];
        /**
         * @description The provider whose file it is, in lower case; a provider that is not configured is 404.
         * @example fawry
         */
        FileProvider: components["schemas"]["SettlementFileProvider"];
        /**
         * @description The first day that the file covers.
         * @example 2026-11-21
         */
        FileFrom: components["schemas"]["Day"];
        /**
         * @description The last day that the file covers: on dateFrom or later, at most 92 days.
         * @example 2026-11-21
         */
        FileTo: components["schemas"]["Day"];
        /**
         * @description Field to order by, with `-` before it for descending; each list names its fields. Newest first unless sent, or as the list says.
         * @example line
         */
        LineSort: components["schemas"]["Sort"];
        /**
         * @description The settlement file's `_id`.
         * @example spf_2k7wq9zd4xm8t3nb5vc6ryjfph1
         */
        SettlementFileKey: components["schemas"]["Id"];
        /**
         * @description Only rows of this verdict.
         * @example missing-here
         */
        SettlementVerdict: components["schemas"]["SettlementVerdict"];
        /**
         * @description The session's id.
         * @example cs_6p8wk3zq7xd2m9tnb4vc5ryjfh
         */
        SessionId: components["schemas"]["Id"];
        /**
         * @description The service's public id.
         * @example s9x4kq7wd2zm8tnb
         */
        ServiceId: components["schemas"]["ServiceId"];
        /**
         * @description The session's id.
         * @example cs_6p8wk3zq7xd2m9tnb4vc5ryjfh
         */
        SessionKey: components["schemas"]["Id"];
        /**
         * @description The last event that a broken stream told.
         * @example 2
         */
        LastEventId: string;
        /**
         * @description The receipt's id, which nobody can guess.
         * @example rcp_7k2wq8xd4m9tnb3vc6ryjfph5z
         */
        ReceiptId: components["schemas"]["ReceiptId"];
        /**
         * @description The provider to pay at.
         * @example jazzcash
         */
        CheckoutProvider: "fawry" | "paytab" | "paymob" | "monty" | "jazzcash" | "easypaisa";
        /**
         * @description The provider's name in lower case.
         * @example fawry
         */
        Provider: string;
        /**
         * @description Paymob's signature of the notice; other providers sign in the body or a header.
         * @example fa8ac0b7f3852e60c50e7fdd4ea5ef0bda96030c19dea1d55df8c76d6c08ab18
         */
        NoticeHmac: string;
        /**
         * @description The payout's `_id`.
         * @example pay_6k2wq9zd4xm8t3nb5vc7ryjfph1
         */
        PayoutKey: components["schemas"]["Id"];
        /**
         * @description A masked field to answer whole; only for who may approve payouts, and recorded in the payout's history.
         * @example nationalId
         */
        PayoutReveal: "nationalId";
        /**
         * @description The name that the upload answered.
         * @example upl_4k8w2m7q9zd3xt5nb6vc1ryjfph.xlsx
         */
        FileName: components["schemas"]["UploadName"];
        /**
         * @description Field to order by, with `-` before it for descending; each list names its fields. Newest first unless sent, or as the list says.
         * @example row
         */
        VerdictSort: components["schemas"]["Sort"];
        /**
         * @description Only rows of this verdict.
         * @example unknown-reference
         */
        Verdict: components["schemas"]["ApprovalVerdict"];
        /**
         * @description true: only rows whose result differs from their verdict; false: only the others.
         * @example true
         */
        VerdictChanged: boolean;
        /**
         * @description The file record's `_id`.
         * @example apf_3m9tk5zq7xd2w8nb4vc6ryjfph1
         */
        ApprovalFileKey: components["schemas"]["Id"];
        /**
         * @description Field to order by, with `-` before it for descending; each list names its fields. Newest first unless sent, or as the list says.
         * @example merchantName
         */
        LoanAccountSort: components["schemas"]["Sort"];
        /**
         * @description The loan transaction's `_id`.
         * @example ltx_6p9wk4zq8xd3m7nb2vc5ryjfph1
         */
        LoanTransactionKey: components["schemas"]["Id"];
        /**
         * @description The merchant's `_id`, or its loan account's.
         * @example mer_9w4zk7xq3md8t2nb6vc5ryjfph4
         */
        LoanAccountKey: components["schemas"]["Id"];
        /**
         * @description The first day of the statement.
         * @example 2026-11-01
         */
        StatementFrom: components["schemas"]["Day"];
        /**
         * @description The last day of the statement, included.
         * @example 2026-11-21
         */
        StatementTo: components["schemas"]["Day"];
        /**
         * @description Only products of this merchant; one outside the caller's scope is 404.
         * @example mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp
         */
        MerchantId: components["schemas"]["Id"];
        /**
         * @description The product's `_id`.
         * @example prd_7k3wq9zd4xm8t2nb5vc6ryjfph1
         */
        ProductKey: components["schemas"]["Id"];
        /**
         * @description The entry's `_id`.
         * @example bl_4m9tk7zq2xd8w3nb5vc6ryjfph1
         */
        BlacklistKey: components["schemas"]["Id"];
        /**
         * @description The package's `_id`.
         * @example pkg_8k4wq2zd7xm9t3nb5vc6ryjfph1
         */
        PackageKey: components["schemas"]["Id"];
        /**
         * @description Only users of this type.
         * @example Merchant
         */
        UserType: components["schemas"]["UserType"];
        /**
         * @description The user's `_id`.
         * @example usr_8k3wq7zd2xm9tnb4vc6ryj5fph
         */
        UserKey: components["schemas"]["Id"];
        /**
         * @description Only roles of this account, by its id or by the provider's name; 404 outside the caller's scope.
         * @example Walee
         */
        RoleAccount: string;
        /**
         * @description The role's `_id`.
         * @example rol_3t9zk7wq2xm8d4nb6vc5ryjfph
         */
        RoleKey: components["schemas"]["Id"];
        /**
         * @description The view's `_id`.
         * @example viw_2k7wq9zd4xm8t3nb5vc6ryjfph1
         */
        ViewKey: components["schemas"]["Id"];
        /**
         * @description Text to find.
         * @example books
         */
        SearchFor: string;
        /**
         * @description What kind of record it is.
         * @example merchant
         */
        HistoryKind: components["schemas"]["HistoryKind"];
        /**
         * @description The record's `_id`.
         * @example mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp
         */
        RecordKey: components["schemas"]["Id"];
        /**
         * @description What has to be free.
         * @example userName
         */
        LookupField: "userName" | "roleName" | "merchantName" | "carrierName" | "serviceName";
        /**
         * @description The value that is wanted.
         * @example mona
         */
        LookupValue: string;
        /**
         * @description With serviceName, the merchant by whose services it has to be free; any in the caller's scope unless sent, 404 outside it.
         * @example mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp
         */
        LookupMerchant: components["schemas"]["Id"];
        /**
         * @description What to choose from. An account is a merchant or a carrier.
         * @example merchant
         */
        ChoiceKind: components["schemas"]["ChoiceKind"];
        /**
         * @description The beginning of a word of the name, of an id, or of a user's name or email address; letter case, accents, and forms of alef, hamza, yeh, heh and kaf do not count, nor does a leading ال. All records unless sent.
         * @example nil
         */
        ChoiceText: string;
        /**
         * @description Only records with these ids, for fields that know a record's id and show its name; with it, at most 100.
         * @example [
         *       "mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp"
         *     ]
         */
        ChoiceIds: components["schemas"]["Id"][];
        /**
         * @description With true, only active records; roles are always active.
         * @example true
         */
        ChoiceActive: boolean;
        /**
         * @description Only services, users and roles of this account; the provider's name stands for its own.
         * @example mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp
         */
        ChoiceAccount: components["schemas"]["Id"];
        /**
         * @description The key's `_id`.
         * @example key_4m9tk3zq7xd2w8nb5vc6ryjfph1
         */
        ApiKeyId: components["schemas"]["Id"];
        /**
         * @description The endpoint's `_id`.
         * @example whe_6k2tk9zq4xd8m3nb5vc7ryjfph1
         */
        EndpointId: components["schemas"]["Id"];
        /**
         * @description Only deliveries of this status.
         * @example failed
         */
        DeliveryStatus: components["schemas"]["DeliveryStatus"];
        /**
         * @description Only deliveries of this event.
         * @example payment.succeeded
         */
        DeliveryEvent: components["schemas"]["WebhookEventType"];
        /**
         * @description Only deliveries to this endpoint.
         * @example whe_6k2tk9zq4xd8m3nb5vc7ryjfph1
         */
        DeliveryEndpoint: components["schemas"]["Id"];
        /**
         * @description The delivery's `_id`.
         * @example whd_9t4zk7wq2xm8d3nb6vc5ryjfph1
         */
        DeliveryKey: components["schemas"]["Id"];
        /**
         * @description Only subscriptions that this operator carries, by its name as a row has it.
         * @example PK-Jazz
         */
        SubscriptionOperator: string;
        /**
         * @description Only subscriptions of this status.
         * @example active
         */
        SubscriberStatus: string;
        /**
         * @description The subscription's `_id`.
         * @example sub_5m9tk3zq7xd2w8nb4vc6ryjfph1
         */
        SubscriptionKey: components["schemas"]["Id"];
        /**
         * @description The export's `_id`.
         * @example exp_3m9tk5zq7xd2w8nb4vc6ryjfph1
         */
        ExportKey: components["schemas"]["Id"];
    };
    requestBodies: never;
    headers: {
        /**
         * @description Quote this to support.
         * @example req_5k8w2m4q7zd3
         */
        RequestId: string;
        /**
         * @description Seconds to wait before trying again.
         * @example 30
         */
        RetryAfter: number;
        /**
         * @description The version of the record, to be sent back as If-Match when it is edited.
         * @example "7"
         */
        ETag: string;
        /**
         * @description true when the answer comes from an earlier request with the same key.
         * @example false
         */
        IdempotencyReplayed: "true" | "false";
        /**
         * @description The name that the file is saved under.
         * @example attachment; filename="approval-result.csv"
         */
        ContentDisposition: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "userName": "mona",
                 *       "password": "correct horse",
                 *       "rememberMe": false
                 *     }
                 */
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description The token. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ1c3JfOGszd3E3emQyeG05dG5iNHZjNnJ5ajVmcGgiLCJ1c2VyVHlwZUlkIjoiV2FsZWUifQ.ZXhhbXBsZS1zaWduYXR1cmU */
                    "application/json": components["schemas"]["Token"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["LoginFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token no longer works. */
            204: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOwnPermissions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who the caller is and what the role permits. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "user": {
                     *         "_id": "usr_8k3wq7zd2xm9tnb4vc6ryj5fph",
                     *         "name": "Mona Hassan",
                     *         "userName": "mona"
                     *       },
                     *       "role": {
                     *         "_id": "rol_3t9zk7wq2xm8d4nb6vc5ryjfph",
                     *         "name": "Administrator"
                     *       },
                     *       "userType": "Admin",
                     *       "userTypeId": "Walee",
                     *       "userTypeName": "Walee",
                     *       "timeZone": "Africa/Cairo",
                     *       "permissions": {
                     *         "Dashboard": {
                     *           "viewAll": true,
                     *           "viewUserGraphs": true
                     *         },
                     *         "MerchentManagement": {
                     *           "viewAll": true,
                     *           "createAccounts": true,
                     *           "editAccounts": true,
                     *           "activateDeactivateAccounts": true
                     *         },
                     *         "Services": {
                     *           "viewAll": true
                     *         },
                     *         "Settlements": {
                     *           "viewAll": true,
                     *           "addSettlement": true
                     *         },
                     *         "Reports": {
                     *           "viewAll": true,
                     *           "generateReport": true,
                     *           "addEditDelete": true
                     *         }
                     *       },
                     *       "provider": {
                     *         "name": "Walee"
                     *       },
                     *       "sandbox": true,
                     *       "settlementMath": "integer",
                     *       "checkoutUrl": "https://pay.daftar.example",
                     *       "shortestPassword": 12,
                     *       "usedCurrencies": [
                     *         "EGP",
                     *         "USD"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OwnPermissions"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller's record. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "usr_8k3wq7zd2xm9tnb4vc6ryj5fph",
                     *       "name": "Mona Hassan",
                     *       "userName": "mona",
                     *       "email": "mona@walee.example",
                     *       "userType": "Admin",
                     *       "userTypeId": "Walee",
                     *       "userTypeName": "Walee",
                     *       "createdDate": "2026-08-01T08:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    editProfile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the record as the caller read it. When the record has changed since, the answer is 412 with the record as it is now; without this header the edit replaces whatever is stored. A weak ETag, such as `W/"7"`, counts like the strong one: proxies that compress answers weaken it.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "_id": "usr_8k3wq7zd2xm9tnb4vc6ryj5fph",
                 *       "name": "Mona Hassan",
                 *       "email": "mona@walee.example"
                 *     }
                 */
                "application/json": components["schemas"]["ProfileEdit"];
            };
        };
        responses: {
            /** @description The record as it is now. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "usr_8k3wq7zd2xm9tnb4vc6ryj5fph",
                     *       "name": "Mona Hassan",
                     *       "userName": "mona",
                     *       "email": "mona@walee.example",
                     *       "userType": "Admin",
                     *       "userTypeId": "Walee",
                     *       "userTypeName": "Walee",
                     *       "createdDate": "2026-08-01T08:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "currentPassword": "correct horse",
                 *       "newPassword": "battery staple",
                 *       "confirmPassword": "battery staple"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description The password is changed. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Password updated successfully"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMerchants: {
        parameters: {
            query?: {
                /**
                 * @description The page to answer, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows on a page.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Field to order by, with `-` before it for descending; each list names its fields. Newest first unless sent, or as the list says.
                 * @example -createdDate
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Text to find.
                 * @example books
                 */
                q?: components["parameters"]["Q"];
                /**
                 * @description Only records of this status.
                 * @example Active
                 */
                status?: components["parameters"]["AccountStatus"];
                /**
                 * @description English name of a country.
                 * @example Egypt
                 */
                country?: components["parameters"]["Country"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of merchants. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "_id": "mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp",
                     *           "name": "Nile Books",
                     *           "country": "Egypt",
                     *           "currency": "EGP",
                     *           "accountBalance": 12500.75,
                     *           "status": "Active",
                     *           "createdDate": "2026-08-14T09:30:00.000Z",
                     *           "notificationEmail": "notify@nilebooks.example",
                     *           "supportEmail": "support@nilebooks.example",
                     *           "billingEmail": "billing@nilebooks.example",
                     *           "commercialEmail": "sales@nilebooks.example",
                     *           "showBalance": true,
                     *           "sid": "m4k7wq2xz9tb3nhd",
                     *           "publicKey": "pk_test_8w3kq7zd2xm9tnb4vc6ryj5fph2k7wqx"
                     *         },
                     *         {
                     *           "_id": "mer_2x9tk4zq8wd3m7nb6vc5ryjfph1",
                     *           "name": "مكتبة الإسكندرية",
                     *           "country": "Egypt",
                     *           "currency": "EGP",
                     *           "accountBalance": 0,
                     *           "status": "Inactive",
                     *           "createdDate": "2026-09-02T10:12:44.000Z",
                     *           "showBalance": false,
                     *           "sid": "m8z2xq9kw4tb7nhd",
                     *           "publicKey": "pk_test_2x9mq7zd8w3ktnb4vc6ryj5fph7k4wqx"
                     *         },
                     *         {
                     *           "_id": "mer_5q8zk3xw9md2t7nb4vc6ryjfph2",
                     *           "name": "Karachi Cinemas",
                     *           "country": "Pakistan",
                     *           "currency": "PKR",
                     *           "accountBalance": 884200,
                     *           "status": "Active",
                     *           "createdDate": "2026-08-20T06:45:10.000Z",
                     *           "billingEmail": "billing@karachicinemas.example",
                     *           "showBalance": true,
                     *           "sid": "m3x8wq7kz2tb9nhd",
                     *           "publicKey": "pk_test_7m2xq9zd3w8ktnb4vc6ryj5fph4k8wqx"
                     *         },
                     *         {
                     *           "_id": "mer_8t3zk6xw2md9q7nb5vc4ryjfph1",
                     *           "name": "تمور الخليج",
                     *           "country": "United Arab Emirates",
                     *           "currency": "AED",
                     *           "accountBalance": 41250.5,
                     *           "status": "Active",
                     *           "createdDate": "2026-08-16T07:20:00.000Z",
                     *           "supportEmail": "care@gulfdates.example",
                     *           "showBalance": true,
                     *           "sid": "m6t2zq8kx4wb3nhd",
                     *           "publicKey": "pk_test_5t8mq2zd7w3ktnb4vc6ryj9fph6k2wqx"
                     *         }
                     *       ],
                     *       "current": 1,
                     *       "pages": 1,
                     *       "total": 4
                     *     }
                     */
                    "application/json": components["schemas"]["MerchantPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMerchant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record's `_id`.
                 * @example mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The merchant. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp",
                     *       "name": "Nile Books",
                     *       "country": "Egypt",
                     *       "currency": "EGP",
                     *       "accountBalance": 12500.75,
                     *       "status": "Active",
                     *       "createdDate": "2026-08-14T09:30:00.000Z",
                     *       "notificationEmail": "notify@nilebooks.example",
                     *       "supportEmail": "support@nilebooks.example",
                     *       "billingEmail": "billing@nilebooks.example",
                     *       "commercialEmail": "sales@nilebooks.example",
                     *       "showBalance": true,
                     *       "sid": "m4k7wq2xz9tb3nhd",
                     *       "publicKey": "pk_test_8w3kq7zd2xm9tnb4vc6ryj5fph2k7wqx",
                     *       "history": [
                     *         {
                     *           "date": "2026-10-04",
                     *           "time": "2026-10-04T08:15:00.000Z",
                     *           "description": "Changed supportEmail",
                     *           "actor": "Mona Hassan",
                     *           "before": {
                     *             "supportEmail": "help@nilebooks.example"
                     *           },
                     *           "after": {
                     *             "supportEmail": "support@nilebooks.example"
                     *           }
                     *         },
                     *         {
                     *           "date": "2026-08-14",
                     *           "time": "2026-08-14T09:30:00.000Z",
                     *           "description": "Account created",
                     *           "actor": "Mona Hassan",
                     *           "after": {
                     *             "name": "Nile Books",
                     *             "country": "Egypt",
                     *             "currency": "EGP"
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["MerchantDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMerchantNames: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Pairs of userTypeId and name, by name. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "userTypeId": "mer_5q8zk3xw9md2t7nb4vc6ryjfph2",
                     *         "name": "Karachi Cinemas"
                     *       },
                     *       {
                     *         "userTypeId": "mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp",
                     *         "name": "Nile Books"
                     *       },
                     *       {
                     *         "userTypeId": "mer_8t3zk6xw2md9q7nb5vc4ryjfph1",
                     *         "name": "تمور الخليج"
                     *       },
                     *       {
                     *         "userTypeId": "mer_2x9tk4zq8wd3m7nb6vc5ryjfph1",
                     *         "name": "مكتبة الإسكندرية"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["MerchantName"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addMerchant: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Nile Books",
                 *       "country": "Egypt",
                 *       "currency": "EGP",
                 *       "notificationEmail": "notify@nilebooks.example",
                 *       "supportEmail": "support@nilebooks.example",
                 *       "billingEmail": "billing@nilebooks.example",
                 *       "commercialEmail": "sales@nilebooks.example",
                 *       "showBalance": true
                 *     }
                 */
                "application/json": components["schemas"]["MerchantInput"];
            };
        };
        responses: {
            /** @description The merchant with status Active. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp",
                     *       "name": "Nile Books",
                     *       "country": "Egypt",
                     *       "currency": "EGP",
                     *       "accountBalance": 0,
                     *       "status": "Active",
                     *       "createdDate": "2026-08-14T09:30:00.000Z",
                     *       "notificationEmail": "notify@nilebooks.example",
                     *       "supportEmail": "support@nilebooks.example",
                     *       "billingEmail": "billing@nilebooks.example",
                     *       "commercialEmail": "sales@nilebooks.example",
                     *       "showBalance": true,
                     *       "sid": "m4k7wq2xz9tb3nhd",
                     *       "publicKey": "pk_test_8w3kq7zd2xm9tnb4vc6ryj5fph2k7wqx"
                     *     }
                     */
                    "application/json": components["schemas"]["Merchant"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    editMerchant: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the record as the caller read it. When the record has changed since, the answer is 412 with the record as it is now; without this header the edit replaces whatever is stored. A weak ETag, such as `W/"7"`, counts like the strong one: proxies that compress answers weaken it.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The record's `_id`.
                 * @example mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "_id": "mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp",
                 *       "name": "Nile Books",
                 *       "country": "Egypt",
                 *       "currency": "EGP",
                 *       "notificationEmail": "notify@nilebooks.example",
                 *       "supportEmail": "support@nilebooks.example",
                 *       "billingEmail": "billing@nilebooks.example",
                 *       "commercialEmail": "sales@nilebooks.example",
                 *       "showBalance": true
                 *     }
                 */
                "application/json": components["schemas"]["MerchantEdit"];
            };
        };
        responses: {
            /** @description The merchant as it is now. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp",
                     *       "name": "Nile Books",
                     *       "country": "Egypt",
                     *       "currency": "EGP",
                     *       "accountBalance": 12500.75,
                     *       "status": "Active",
                     *       "createdDate": "2026-08-14T09:30:00.000Z",
                     *       "notificationEmail": "notify@nilebooks.example",
                     *       "supportEmail": "support@nilebooks.example",
                     *       "billingEmail": "billing@nilebooks.example",
                     *       "commercialEmail": "sales@nilebooks.example",
                     *       "showBalance": true,
                     *       "sid": "m4k7wq2xz9tb3nhd",
                     *       "publicKey": "pk_test_8w3kq7zd2xm9tnb4vc6ryj5fph2k7wqx"
                     *     }
                     */
                    "application/json": components["schemas"]["Merchant"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setMerchantStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record's `_id`.
                 * @example mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "status": "Inactive",
                 *       "name": "Nile Books",
                 *       "_id": "mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp"
                 *     }
                 */
                "application/json": components["schemas"]["StatusChange"];
            };
        };
        responses: {
            /** @description The merchant as it is now. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp",
                     *       "name": "Nile Books",
                     *       "country": "Egypt",
                     *       "currency": "EGP",
                     *       "accountBalance": 12500.75,
                     *       "status": "Inactive",
                     *       "createdDate": "2026-08-14T09:30:00.000Z",
                     *       "notificationEmail": "notify@nilebooks.example",
                     *       "supportEmail": "support@nilebooks.example",
                     *       "billingEmail": "billing@nilebooks.example",
                     *       "commercialEmail": "sales@nilebooks.example",
                     *       "showBalance": true,
                     *       "sid": "m4k7wq2xz9tb3nhd",
                     *       "publicKey": "pk_test_8w3kq7zd2xm9tnb4vc6ryj5fph2k7wqx"
                     *     }
                     */
                    "application/json": components["schemas"]["Merchant"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addMerchantBalance: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request count once. The same key and body answer what the first request got; another body is 422, a request still being worked on is 409. Kept 72 hours.
                 * @example 7d1f0a3c9b5e4f6d8a2c1b0e9f8d7c6b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The record's `_id`.
                 * @example mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "_id": "mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp",
                 *       "grossAmount": 5000,
                 *       "tax": 14,
                 *       "netAmount": 4300,
                 *       "reference": "NBE transfer 88213"
                 *     }
                 */
                "application/json": components["schemas"]["AccountBalanceInput"];
            };
        };
        responses: {
            /** @description The merchant with its new balance. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp",
                     *       "name": "Nile Books",
                     *       "country": "Egypt",
                     *       "currency": "EGP",
                     *       "accountBalance": 16800.75,
                     *       "status": "Active",
                     *       "createdDate": "2026-08-14T09:30:00.000Z",
                     *       "notificationEmail": "notify@nilebooks.example",
                     *       "supportEmail": "support@nilebooks.example",
                     *       "billingEmail": "billing@nilebooks.example",
                     *       "commercialEmail": "sales@nilebooks.example",
                     *       "showBalance": true,
                     *       "sid": "m4k7wq2xz9tb3nhd",
                     *       "publicKey": "pk_test_8w3kq7zd2xm9tnb4vc6ryj5fph2k7wqx"
                     *     }
                     */
                    "application/json": components["schemas"]["Merchant"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["InFlight"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteMerchant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record's `_id`.
                 * @example mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The merchant is gone. */
            204: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["InUse"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMerchantRevenue: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "dateFrom": "2026-11-01",
                 *       "dateTo": "2026-11-15",
                 *       "country": "Egypt",
                 *       "merchantName": "Nile Books"
                 *     }
                 */
                "application/json": components["schemas"]["RevenueRequest"];
            };
        };
        responses: {
            /** @description The revenue. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "totalAmount": 80000.5,
                     *         "waleeShareValue": 3200.02,
                     *         "waleeSharePercentage": 4,
                     *         "merchantShareValue": 76800.48,
                     *         "merchantShare": 96
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["MerchantRevenue"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMerchantKeys: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record's `_id`.
                 * @example mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The keys. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "publicKey": "pk_test_8w3kq7zd2xm9tnb4vc6ryj5fph2k7wqx",
                     *       "secrets": [
                     *         {
                     *           "kind": "privateKey",
                     *           "hint": "9tbx",
                     *           "createdDate": "2026-11-20T08:00:00.000Z"
                     *         },
                     *         {
                     *           "kind": "privateKey",
                     *           "hint": "4wqz",
                     *           "createdDate": "2026-08-14T09:30:00.000Z",
                     *           "expiresDate": "2026-11-21T08:00:00.000Z"
                     *         },
                     *         {
                     *           "kind": "token",
                     *           "hint": "Yk0=",
                     *           "createdDate": "2026-08-14T09:30:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["MerchantKeys"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    rotateMerchantKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record's `_id`.
                 * @example mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "privateKey"
                 *     }
                 */
                "application/json": components["schemas"]["KeyRotation"];
            };
        };
        responses: {
            /** @description The new secret. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "kind": "privateKey",
                     *       "secret": "sk_test_EXAMPLEexampleEXAMPLEexampleEXAMPLEex",
                     *       "createdDate": "2026-11-21T12:05:09.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["NewMerchantKey"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCarriers: {
        parameters: {
            query?: {
                /**
                 * @description The page to answer, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows on a page.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Field to order by, with `-` before it for descending; each list names its fields. Newest first unless sent, or as the list says.
                 * @example -createdDate
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Text to find.
                 * @example books
                 */
                q?: components["parameters"]["Q"];
                /**
                 * @description Only records of this status.
                 * @example Active
                 */
                status?: components["parameters"]["AccountStatus"];
                /**
                 * @description English name of a country.
                 * @example Egypt
                 */
                country?: components["parameters"]["Country"];
                /**
                 * @description Only carriers of this type.
                 * @example Carrier
                 */
                type?: components["parameters"]["CarrierType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of carriers. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "_id": "car_4w8zk2xq9md7tnb3vc6ryj5fph",
                     *           "name": "Fawry",
                     *           "type": "Carrier",
                     *           "country": "Egypt",
                     *           "currency": "EGP",
                     *           "status": "Active",
                     *           "createdDate": "2026-08-10T08:00:00.000Z",
                     *           "supportEmail": "partners@fawry.example"
                     *         },
                     *         {
                     *           "_id": "car_9m3tk7zq2xd8w5nb4vc6ryjfph",
                     *           "name": "EG-Vodafone",
                     *           "type": "Operator",
                     *           "country": "Egypt",
                     *           "currency": "EGP",
                     *           "status": "Active",
                     *           "createdDate": "2026-08-10T08:05:00.000Z"
                     *         },
                     *         {
                     *           "_id": "car_2k9wq7zd4xm3t8nb5vc6ryjfph",
                     *           "name": "PK-Jazz",
                     *           "type": "Operator",
                     *           "country": "Pakistan",
                     *           "currency": "PKR",
                     *           "status": "Active",
                     *           "createdDate": "2026-08-11T06:30:00.000Z",
                     *           "billingEmail": "wholesale@jazz.example"
                     *         },
                     *         {
                     *           "_id": "car_7x3mk9zq2wd8t5nb4vc6ryjfph",
                     *           "name": "Monty",
                     *           "type": "Carrier",
                     *           "country": "United Arab Emirates",
                     *           "currency": "AED",
                     *           "status": "Inactive",
                     *           "createdDate": "2026-08-12T09:00:00.000Z"
                     *         }
                     *       ],
                     *       "current": 1,
                     *       "pages": 1,
                     *       "total": 4
                     *     }
                     */
                    "application/json": components["schemas"]["CarrierPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCarrier: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The carrier's or operator's `_id`.
                 * @example car_4w8zk2xq9md7tnb3vc6ryj5fph
                 */
                id: components["parameters"]["CarrierKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The carrier. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "car_4w8zk2xq9md7tnb3vc6ryj5fph",
                     *       "name": "Fawry",
                     *       "type": "Carrier",
                     *       "country": "Egypt",
                     *       "currency": "EGP",
                     *       "status": "Active",
                     *       "createdDate": "2026-08-10T08:00:00.000Z",
                     *       "supportEmail": "partners@fawry.example",
                     *       "history": [
                     *         {
                     *           "date": "2026-08-10",
                     *           "time": "2026-08-10T08:00:00.000Z",
                     *           "description": "Account created",
                     *           "actor": "Mona Hassan",
                     *           "after": {
                     *             "name": "Fawry",
                     *             "type": "Carrier",
                     *             "country": "Egypt",
                     *             "currency": "EGP"
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CarrierDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addCarrier: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Fawry",
                 *       "type": "Carrier",
                 *       "country": "Egypt",
                 *       "currency": "EGP",
                 *       "supportEmail": "partners@fawry.example"
                 *     }
                 */
                "application/json": components["schemas"]["CarrierInput"];
            };
        };
        responses: {
            /** @description The carrier with status Active. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "car_4w8zk2xq9md7tnb3vc6ryj5fph",
                     *       "name": "Fawry",
                     *       "type": "Carrier",
                     *       "country": "Egypt",
                     *       "currency": "EGP",
                     *       "status": "Active",
                     *       "createdDate": "2026-08-10T08:00:00.000Z",
                     *       "supportEmail": "partners@fawry.example"
                     *     }
                     */
                    "application/json": components["schemas"]["Carrier"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    editCarrier: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the record as the caller read it. When the record has changed since, the answer is 412 with the record as it is now; without this header the edit replaces whatever is stored. A weak ETag, such as `W/"7"`, counts like the strong one: proxies that compress answers weaken it.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The carrier's or operator's `_id`.
                 * @example car_4w8zk2xq9md7tnb3vc6ryj5fph
                 */
                id: components["parameters"]["CarrierKey"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "_id": "car_4w8zk2xq9md7tnb3vc6ryj5fph",
                 *       "name": "Fawry",
                 *       "type": "Carrier",
                 *       "country": "Egypt",
                 *       "currency": "EGP",
                 *       "supportEmail": "partners@fawry.example"
                 *     }
                 */
                "application/json": components["schemas"]["CarrierEdit"];
            };
        };
        responses: {
            /** @description The carrier as it is now. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "car_4w8zk2xq9md7tnb3vc6ryj5fph",
                     *       "name": "Fawry",
                     *       "type": "Carrier",
                     *       "country": "Egypt",
                     *       "currency": "EGP",
                     *       "status": "Active",
                     *       "createdDate": "2026-08-10T08:00:00.000Z",
                     *       "supportEmail": "partners@fawry.example"
                     *     }
                     */
                    "application/json": components["schemas"]["Carrier"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setCarrierStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The carrier's or operator's `_id`.
                 * @example car_4w8zk2xq9md7tnb3vc6ryj5fph
                 */
                id: components["parameters"]["CarrierKey"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "status": "Inactive",
                 *       "name": "Fawry",
                 *       "_id": "car_4w8zk2xq9md7tnb3vc6ryj5fph"
                 *     }
                 */
                "application/json": components["schemas"]["StatusChange"];
            };
        };
        responses: {
            /** @description The carrier as it is now. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "car_4w8zk2xq9md7tnb3vc6ryj5fph",
                     *       "name": "Fawry",
                     *       "type": "Carrier",
                     *       "country": "Egypt",
                     *       "currency": "EGP",
                     *       "status": "Inactive",
                     *       "createdDate": "2026-08-10T08:00:00.000Z",
                     *       "supportEmail": "partners@fawry.example"
                     *     }
                     */
                    "application/json": components["schemas"]["Carrier"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteCarrier: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The carrier's or operator's `_id`.
                 * @example car_4w8zk2xq9md7tnb3vc6ryj5fph
                 */
                id: components["parameters"]["CarrierKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The carrier is gone. */
            204: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["InUse"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOperators: {
        parameters: {
            query?: {
                /**
                 * @description The page to answer, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows on a page.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Field to order by, with `-` before it for descending; each list names its fields. Newest first unless sent, or as the list says.
                 * @example -createdDate
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Text to find.
                 * @example books
                 */
                q?: components["parameters"]["Q"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of operators. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "_id": "car_9m3tk7zq2xd8w5nb4vc6ryjfph",
                     *           "name": "EG-Vodafone",
                     *           "country": "Egypt"
                     *         },
                     *         {
                     *           "_id": "car_2k9wq7zd4xm3t8nb5vc6ryjfph",
                     *           "name": "PK-Jazz",
                     *           "country": "Pakistan"
                     *         }
                     *       ],
                     *       "current": 1,
                     *       "pages": 1,
                     *       "total": 2
                     *     }
                     */
                    "application/json": components["schemas"]["OperatorPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listServices: {
        parameters: {
            query?: {
                /**
                 * @description The page to answer, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows on a page.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Field to order by, with `-` before it for descending; each list names its fields. Newest first unless sent, or as the list says.
                 * @example -createdDate
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Text to find.
                 * @example books
                 */
                q?: components["parameters"]["Q"];
                /**
                 * @description Only active services, or only suspended ones.
                 * @example true
                 */
                status?: components["parameters"]["ServiceStatus"];
                /**
                 * @description English name of a country.
                 * @example Egypt
                 */
                country?: components["parameters"]["Country"];
                /**
                 * @description Only services of this type.
                 * @example Others
                 */
                serviceType?: components["parameters"]["ServiceType"];
                /**
                 * @description Only those of this merchant, by its `_id`; 404 outside the caller's scope.
                 * @example mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp
                 */
                userTypeId?: components["parameters"]["OfMerchant"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of services, and lists of accounts. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "_id": "srv_3d8zk7wq2xm9tnb4vc6ryj5fph",
                     *           "serviceId": "s9x4kq7wd2zm8tnb",
                     *           "sid": "s9x4kq7wd2zm8tnb",
                     *           "merchant": {
                     *             "_id": "mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp",
                     *             "name": "Nile Books"
                     *           },
                     *           "country": "Egypt",
                     *           "currency": "EGP",
                     *           "serviceName": "Nile Books Store",
                     *           "serviceProvider": "Fawry",
                     *           "operatorName": "EG-Vodafone",
                     *           "serviceType": "Others",
                     *           "notificationApi": "https://nilebooks.example/webhooks/daftar",
                     *           "portalUrl": "https://nilebooks.example/thanks",
                     *           "carrierShare": 0,
                     *           "merchantShare": 96,
                     *           "waleeShare": 4,
                     *           "packages": [
                     *             {
                     *               "m": 100,
                     *               "y": 1000
                     *             }
                     *           ],
                     *           "customFields": [
                     *             {
                     *               "name": "costCentre",
                     *               "value": "CAI-17"
                     *             }
                     *           ],
                     *           "paymentMethods": [
                     *             "FawryRef"
                     *           ],
                     *           "status": true,
                     *           "createdDate": "2026-08-14T09:42:00.000Z"
                     *         },
                     *         {
                     *           "_id": "srv_6t2zk9xw4md8q3nb7vc5ryjfph",
                     *           "serviceId": "s3m8wq7xk2zt9dnb",
                     *           "sid": "s3m8wq7xk2zt9dnb",
                     *           "merchant": {
                     *             "_id": "mer_8t3zk6xw2md9q7nb5vc4ryjfph1",
                     *             "name": "تمور الخليج"
                     *           },
                     *           "country": "United Arab Emirates",
                     *           "currency": "AED",
                     *           "serviceName": "متجر تمور الخليج",
                     *           "ccServiceName": "monty-credit-card",
                     *           "serviceProvider": "Monty",
                     *           "price": 75.5,
                     *           "serviceType": "Others",
                     *           "portalUrl": "https://gulfdates.example/shukran",
                     *           "carrierShare": 1.5,
                     *           "merchantShare": 95,
                     *           "waleeShare": 3.5,
                     *           "packages": [],
                     *           "customFields": [
                     *             {
                     *               "name": "مركز التكلفة",
                     *               "value": "DXB-04"
                     *             }
                     *           ],
                     *           "paymentMethods": [
                     *             "Credit Card"
                     *           ],
                     *           "status": true,
                     *           "createdDate": "2026-08-16T07:41:00.000Z"
                     *         },
                     *         {
                     *           "_id": "srv_9k3wq7zd2xm8t5nb4vc6ryjfph",
                     *           "serviceId": "s7z2kq9wx4tm8dnb",
                     *           "sid": "s7z2kq9wx4tm8dnb",
                     *           "merchant": {
                     *             "_id": "mer_5q8zk3xw9md2t7nb4vc6ryjfph2",
                     *             "name": "Karachi Cinemas"
                     *           },
                     *           "country": "Pakistan",
                     *           "currency": "PKR",
                     *           "serviceName": "Karachi Cinemas Advance",
                     *           "serviceProvider": "PK-Jazz",
                     *           "operatorName": "PK-Jazz",
                     *           "subscriptionFrequency": "monthly",
                     *           "disbursementAmount": 1500,
                     *           "serviceType": "Loan",
                     *           "carrierShare": 10,
                     *           "merchantShare": 86,
                     *           "waleeShare": 4,
                     *           "packages": [
                     *             {
                     *               "d": 20,
                     *               "w": 120,
                     *               "m": 450,
                     *               "oneTime": 60
                     *             }
                     *           ],
                     *           "customFields": [],
                     *           "paymentMethods": [
                     *             "MWallet"
                     *           ],
                     *           "status": false,
                     *           "createdDate": "2026-09-01T05:12:00.000Z"
                     *         }
                     *       ],
                     *       "current": 1,
                     *       "pages": 1,
                     *       "total": 3,
                     *       "merchants": [
                     *         {
                     *           "_id": "mer_5q8zk3xw9md2t7nb4vc6ryjfph2",
                     *           "name": "Karachi Cinemas",
                     *           "country": "Pakistan"
                     *         },
                     *         {
                     *           "_id": "mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp",
                     *           "name": "Nile Books",
                     *           "country": "Egypt"
                     *         },
                     *         {
                     *           "_id": "mer_8t3zk6xw2md9q7nb5vc4ryjfph1",
                     *           "name": "تمور الخليج",
                     *           "country": "United Arab Emirates"
                     *         }
                     *       ],
                     *       "carriers": [
                     *         {
                     *           "_id": "car_9m3tk7zq2xd8w5nb4vc6ryjfph",
                     *           "name": "EG-Vodafone",
                     *           "country": "Egypt"
                     *         },
                     *         {
                     *           "_id": "car_4w8zk2xq9md7tnb3vc6ryj5fph",
                     *           "name": "Fawry",
                     *           "country": "Egypt"
                     *         },
                     *         {
                     *           "_id": "car_2k9wq7zd4xm3t8nb5vc6ryjfph",
                     *           "name": "PK-Jazz",
                     *           "country": "Pakistan"
                     *         }
                     *       ],
                     *       "operators": [
                     *         {
                     *           "_id": "car_9m3tk7zq2xd8w5nb4vc6ryjfph",
                     *           "name": "EG-Vodafone",
                     *           "country": "Egypt"
                     *         },
                     *         {
                     *           "_id": "car_2k9wq7zd4xm3t8nb5vc6ryjfph",
                     *           "name": "PK-Jazz",
                     *           "country": "Pakistan"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ServiceList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOwnServices: {
        parameters: {
            query?: {
                /**
                 * @description The page to answer, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows on a page.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Field to order by, with `-` before it for descending; each list names its fields. Newest first unless sent, or as the list says.
                 * @example -createdDate
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Text to find.
                 * @example books
                 */
                q?: components["parameters"]["Q"];
                /**
                 * @description Only active services, or only suspended ones.
                 * @example true
                 */
                status?: components["parameters"]["ServiceStatus"];
                /**
                 * @description English name of a country.
                 * @example Egypt
                 */
                country?: components["parameters"]["Country"];
                /**
                 * @description Only services of this type.
                 * @example Others
                 */
                serviceType?: components["parameters"]["ServiceType"];
                /**
                 * @description Only those of this merchant, by its `_id`; 404 outside the caller's scope.
                 * @example mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp
                 */
                userTypeId?: components["parameters"]["OfMerchant"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of services. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "_id": "srv_3d8zk7wq2xm9tnb4vc6ryj5fph",
                     *           "serviceId": "s9x4kq7wd2zm8tnb",
                     *           "sid": "s9x4kq7wd2zm8tnb",
                     *           "merchant": {
                     *             "_id": "mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp",
                     *             "name": "Nile Books"
                     *           },
                     *           "country": "Egypt",
                     *           "currency": "EGP",
                     *           "serviceName": "Nile Books Store",
                     *           "serviceProvider": "Fawry",
                     *           "operatorName": "EG-Vodafone",
                     *           "serviceType": "Others",
                     *           "notificationApi": "https://nilebooks.example/webhooks/daftar",
                     *           "portalUrl": "https://nilebooks.example/thanks",
                     *           "carrierShare": 0,
                     *           "merchantShare": 96,
                     *           "waleeShare": 4,
                     *           "packages": [
                     *             {
                     *               "m": 100,
                     *               "y": 1000
                     *             }
                     *           ],
                     *           "customFields": [
                     *             {
                     *               "name": "costCentre",
                     *               "value": "CAI-17"
                     *             }
                     *           ],
                     *           "paymentMethods": [
                     *             "FawryRef"
                     *           ],
                     *           "status": true,
                     *           "createdDate": "2026-08-14T09:42:00.000Z"
                     *         }
                     *       ],
                     *       "current": 1,
                     *       "pages": 1,
                     *       "total": 1
                     *     }
                     */
                    "application/json": components["schemas"]["ServicePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getService: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The service's `_id` or its public serviceId.
                 * @example srv_3d8zk7wq2xm9tnb4vc6ryj5fph
                 */
                id: components["parameters"]["ServiceKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The service. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "srv_3d8zk7wq2xm9tnb4vc6ryj5fph",
                     *       "serviceId": "s9x4kq7wd2zm8tnb",
                     *       "sid": "s9x4kq7wd2zm8tnb",
                     *       "merchant": {
                     *         "_id": "mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp",
                     *         "name": "Nile Books"
                     *       },
                     *       "country": "Egypt",
                     *       "currency": "EGP",
                     *       "serviceName": "Nile Books Store",
                     *       "serviceProvider": "Fawry",
                     *       "operatorName": "EG-Vodafone",
                     *       "serviceType": "Others",
                     *       "notificationApi": "https://nilebooks.example/webhooks/daftar",
                     *       "portalUrl": "https://nilebooks.example/thanks",
                     *       "carrierShare": 0,
                     *       "merchantShare": 96,
                     *       "waleeShare": 4,
                     *       "packages": [
                     *         {
                     *           "m": 100,
                     *           "y": 1000
                     *         }
                     *       ],
                     *       "customFields": [
                     *         {
                     *           "name": "costCentre",
                     *           "value": "CAI-17"
                     *         }
                     *       ],
                     *       "paymentMethods": [
                     *         "FawryRef"
                     *       ],
                     *       "status": true,
                     *       "createdDate": "2026-08-14T09:42:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Service"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getServiceBySid: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The service's public id.
                 * @example s9x4kq7wd2zm8tnb
                 */
                sid: components["parameters"]["Sid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The service. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "srv_3d8zk7wq2xm9tnb4vc6ryj5fph",
                     *       "serviceId": "s9x4kq7wd2zm8tnb",
                     *       "sid": "s9x4kq7wd2zm8tnb",
                     *       "merchant": {
                     *         "_id": "mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp",
                     *         "name": "Nile Books"
                     *       },
                     *       "country": "Egypt",
                     *       "currency": "EGP",
                     *       "serviceName": "Nile Books Store",
                     *       "serviceProvider": "Fawry",
                     *       "operatorName": "EG-Vodafone",
                     *       "serviceType": "Others",
                     *       "notificationApi": "https://nilebooks.example/webhooks/daftar",
                     *       "portalUrl": "https://nilebooks.example/thanks",
                     *       "carrierShare": 0,
                     *       "merchantShare": 96,
                     *       "waleeShare": 4,
                     *       "packages": [
                     *         {
                     *           "m": 100,
                     *           "y": 1000
                     *         }
                     *       ],
                     *       "customFields": [
                     *         {
                     *           "name": "costCentre",
                     *           "value": "CAI-17"
                     *         }
                     *       ],
                     *       "paymentMethods": [
                     *         "FawryRef"
                     *       ],
                     *       "status": true,
                     *       "createdDate": "2026-08-14T09:42:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Service"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addService: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "merchant": "mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp",
                 *       "country": "Egypt",
                 *       "currency": "EGP",
                 *       "serviceName": "Nile Books Store",
                 *       "serviceProvider": "Fawry",
                 *       "operatorName": "EG-Vodafone",
                 *       "serviceType": "Others",
                 *       "notificationApi": "https://nilebooks.example/webhooks/daftar",
                 *       "portalUrl": "https://nilebooks.example/thanks",
                 *       "carrierShare": 0,
                 *       "merchantShare": 96,
                 *       "waleeShare": 4,
                 *       "packages": [
                 *         {
                 *           "m": 100,
                 *           "y": 1000
                 *         }
                 *       ],
                 *       "customFields": [
                 *         {
                 *           "name": "costCentre",
                 *           "value": "CAI-17"
                 *         }
                 *       ],
                 *       "paymentMethods": [
                 *         "FawryRef"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ServiceInput"];
            };
        };
        responses: {
            /** @description The service, active. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "srv_3d8zk7wq2xm9tnb4vc6ryj5fph",
                     *       "serviceId": "s9x4kq7wd2zm8tnb",
                     *       "sid": "s9x4kq7wd2zm8tnb",
                     *       "merchant": {
                     *         "_id": "mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp",
                     *         "name": "Nile Books"
                     *       },
                     *       "country": "Egypt",
                     *       "currency": "EGP",
                     *       "serviceName": "Nile Books Store",
                     *       "serviceProvider": "Fawry",
                     *       "operatorName": "EG-Vodafone",
                     *       "serviceType": "Others",
                     *       "notificationApi": "https://nilebooks.example/webhooks/daftar",
                     *       "portalUrl": "https://nilebooks.example/thanks",
                     *       "carrierShare": 0,
                     *       "merchantShare": 96,
                     *       "waleeShare": 4,
                     *       "packages": [
                     *         {
                     *           "m": 100,
                     *           "y": 1000
                     *         }
                     *       ],
                     *       "customFields": [
                     *         {
                     *           "name": "costCentre",
                     *           "value": "CAI-17"
                     *         }
                     *       ],
                     *       "paymentMethods": [
                     *         "FawryRef"
                     *       ],
                     *       "status": true,
                     *       "createdDate": "2026-08-14T09:42:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Service"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    editService: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the record as the caller read it. When the record has changed since, the answer is 412 with the record as it is now; without this header the edit replaces whatever is stored. A weak ETag, such as `W/"7"`, counts like the strong one: proxies that compress answers weaken it.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The service's `_id` or its public serviceId.
                 * @example srv_3d8zk7wq2xm9tnb4vc6ryj5fph
                 */
                id: components["parameters"]["ServiceKey"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "_id": "srv_3d8zk7wq2xm9tnb4vc6ryj5fph",
                 *       "merchant": {
                 *         "_id": "mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp",
                 *         "name": "Nile Books"
                 *       },
                 *       "country": "Egypt",
                 *       "currency": "EGP",
                 *       "serviceName": "Nile Books Store",
                 *       "serviceProvider": "Fawry",
                 *       "operatorName": "EG-Vodafone",
                 *       "serviceType": "Others",
                 *       "notificationApi": "https://nilebooks.example/webhooks/daftar",
                 *       "portalUrl": "https://nilebooks.example/thanks",
                 *       "carrierShare": 0,
                 *       "merchantShare": 96,
                 *       "waleeShare": 4,
                 *       "packages": [
                 *         {
                 *           "m": 100,
                 *           "y": 1000
                 *         }
                 *       ],
                 *       "customFields": [
                 *         {
                 *           "name": "costCentre",
                 *           "value": "CAI-17"
                 *         }
                 *       ],
                 *       "paymentMethods": [
                 *         "FawryRef"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ServiceEdit"];
            };
        };
        responses: {
            /** @description The service as it is now. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "srv_3d8zk7wq2xm9tnb4vc6ryj5fph",
                     *       "serviceId": "s9x4kq7wd2zm8tnb",
                     *       "sid": "s9x4kq7wd2zm8tnb",
                     *       "merchant": {
                     *         "_id": "mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp",
                     *         "name": "Nile Books"
                     *       },
                     *       "country": "Egypt",
                     *       "currency": "EGP",
                     *       "serviceName": "Nile Books Store",
                     *       "serviceProvider": "Fawry",
                     *       "operatorName": "EG-Vodafone",
                     *       "serviceType": "Others",
                     *       "notificationApi": "https://nilebooks.example/webhooks/daftar",
                     *       "portalUrl": "https://nilebooks.example/thanks",
                     *       "carrierShare": 0,
                     *       "merchantShare": 96,
                     *       "waleeShare": 4,
                     *       "packages": [
                     *         {
                     *           "m": 100,
                     *           "y": 1000
                     *         }
                     *       ],
                     *       "customFields": [
                     *         {
                     *           "name": "costCentre",
                     *           "value": "CAI-17"
                     *         }
                     *       ],
                     *       "paymentMethods": [
                     *         "FawryRef"
                     *       ],
                     *       "status": true,
                     *       "createdDate": "2026-08-14T09:42:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Service"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setServiceStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The service's `_id` or its public serviceId.
                 * @example srv_3d8zk7wq2xm9tnb4vc6ryj5fph
                 */
                id: components["parameters"]["ServiceKey"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "_id": "srv_3d8zk7wq2xm9tnb4vc6ryj5fph",
                 *       "status": false
                 *     }
                 */
                "application/json": components["schemas"]["ServiceStatusChange"];
            };
        };
        responses: {
            /** @description The service as it is now. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "srv_3d8zk7wq2xm9tnb4vc6ryj5fph",
                     *       "serviceId": "s9x4kq7wd2zm8tnb",
                     *       "sid": "s9x4kq7wd2zm8tnb",
                     *       "merchant": {
                     *         "_id": "mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp",
                     *         "name": "Nile Books"
                     *       },
                     *       "country": "Egypt",
                     *       "currency": "EGP",
                     *       "serviceName": "Nile Books Store",
                     *       "serviceProvider": "Fawry",
                     *       "operatorName": "EG-Vodafone",
                     *       "serviceType": "Others",
                     *       "notificationApi": "https://nilebooks.example/webhooks/daftar",
                     *       "portalUrl": "https://nilebooks.example/thanks",
                     *       "carrierShare": 0,
                     *       "merchantShare": 96,
                     *       "waleeShare": 4,
                     *       "packages": [
                     *         {
                     *           "m": 100,
                     *           "y": 1000
                     *         }
                     *       ],
                     *       "customFields": [
                     *         {
                     *           "name": "costCentre",
                     *           "value": "CAI-17"
                     *         }
                     *       ],
                     *       "paymentMethods": [
                     *         "FawryRef"
                     *       ],
                     *       "status": false,
                     *       "createdDate": "2026-08-14T09:42:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Service"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSettlements: {
        parameters: {
            query?: {
                /**
                 * @description The page to answer, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows on a page.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Field to order by, with `-` before it for descending; each list names its fields. Newest first unless sent, or as the list says.
                 * @example -transactionDate
                 */
                sort?: components["parameters"]["SettlementSort"];
                /**
                 * @description Text to find.
                 * @example books
                 */
                q?: components["parameters"]["Q"];
                /**
                 * @description English name of a country.
                 * @example Egypt
                 */
                country?: components["parameters"]["Country"];
                /**
                 * @description Local currency.
                 * @example EGP
                 */
                currency?: components["parameters"]["Currency"];
                /**
                 * @description Only settlements whose period ends on this day or later.
                 * @example 2026-11-01
                 */
                dateFrom?: components["parameters"]["PeriodFrom"];
                /**
                 * @description Only settlements whose period begins on this day or earlier.
                 * @example 2026-11-15
                 */
                dateTo?: components["parameters"]["PeriodTo"];
                /**
                 * @description Only those of this merchant, by its `_id`; 404 outside the caller's scope.
                 * @example mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp
                 */
                userTypeId?: components["parameters"]["OfMerchant"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of settlements. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "_id": "set_5m9tk3zq7xd2w8nb4vc6ryjfph",
                     *           "transactionId": 4815162342,
                     *           "transactionDate": "2026-11-16T10:20:00.000Z",
                     *           "channel": "Bank transfer",
                     *           "country": "Egypt",
                     *           "merchantName": "Nile Books",
                     *           "userTypeId": "mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp",
                     *           "localCurrency": "EGP",
                     *           "settledCurrency": "USD",
                     *           "dateFrom": "2026-11-01",
                     *           "dateTo": "2026-11-15",
                     *           "totalRevenue": 80000.5,
                     *           "waleeShare": 3200.02,
                     *           "waleeSharePercentage": 4,
                     *           "waleeCommission": 3200.02,
                     *           "merchantShare": 76800.48,
                     *           "merchantSharePercentage": 96,
                     *           "subTotal": 76800,
                     *           "remittanceCharges": 1536,
                     *           "remittanceChargesPercentage": 2,
                     *           "netTransferAmount": 75264,
                     *           "exchangeRate": 48,
                     *           "netSettledAmount": 1568,
                     *           "grossSettledAmount": 1666.67,
                     *           "math": "integer",
                     *           "exact": {
                     *             "subTotal": 76800.48,
                     *             "remittanceCharges": 1536.01,
                     *             "netTransferAmount": 75264.47,
                     *             "netSettledAmount": 1568.01,
                     *             "grossSettledAmount": 1666.68
                     *           },
                     *           "notices": [
                     *             {
                     *               "field": "totalRevenue",
                     *               "given": "80000.5",
                     *               "used": "80000"
                     *             },
                     *             {
                     *               "field": "merchantShare",
                     *               "given": "76800.48",
                     *               "used": "76800"
                     *             }
                     *           ],
                     *           "createdBy": "Mona Hassan"
                     *         },
                     *         {
                     *           "_id": "set_8k2wq7zd4xm9t3nb5vc6ryjfph",
                     *           "transactionId": 3907251846,
                     *           "transactionDate": "2026-11-10T06:15:30.000Z",
                     *           "channel": "Wire transfer",
                     *           "country": "Pakistan",
                     *           "merchantName": "Karachi Cinemas",
                     *           "userTypeId": "mer_5q8zk3xw9md2t7nb4vc6ryjfph2",
                     *           "localCurrency": "PKR",
                     *           "settledCurrency": "USD",
                     *           "dateFrom": "2026-10-01",
                     *           "dateTo": "2026-10-31",
                     *           "totalRevenue": 880000,
                     *           "waleeShare": 35200,
                     *           "waleeSharePercentage": 4,
                     *           "waleeCommission": 35200,
                     *           "merchantShare": 844800,
                     *           "merchantSharePercentage": 96,
                     *           "subTotal": 844800,
                     *           "remittanceCharges": 12672,
                     *           "remittanceChargesPercentage": 1.5,
                     *           "netTransferAmount": 832128,
                     *           "exchangeRate": 280,
                     *           "netSettledAmount": 2971.89,
                     *           "grossSettledAmount": 3142.86,
                     *           "math": "decimal",
                     *           "exact": {
                     *             "subTotal": 844800,
                     *             "remittanceCharges": 12672,
                     *             "netTransferAmount": 832128,
                     *             "netSettledAmount": 2971.89,
                     *             "grossSettledAmount": 3142.86
                     *           },
                     *           "notices": [],
                     *           "overrideReason": "Late payments of 30 September",
                     *           "createdBy": "Ayesha Khan"
                     *         }
                     *       ],
                     *       "current": 1,
                     *       "pages": 1,
                     *       "total": 2
                     *     }
                     */
                    "application/json": components["schemas"]["SettlementPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSettlement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The settlement's `_id` or its transactionId.
                 * @example set_5m9tk3zq7xd2w8nb4vc6ryjfph
                 */
                id: components["parameters"]["SettlementKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settlement. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "set_5m9tk3zq7xd2w8nb4vc6ryjfph",
                     *       "transactionId": 4815162342,
                     *       "transactionDate": "2026-11-16T10:20:00.000Z",
                     *       "channel": "Bank transfer",
                     *       "country": "Egypt",
                     *       "merchantName": "Nile Books",
                     *       "userTypeId": "mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp",
                     *       "localCurrency": "EGP",
                     *       "settledCurrency": "USD",
                     *       "dateFrom": "2026-11-01",
                     *       "dateTo": "2026-11-15",
                     *       "totalRevenue": 80000.5,
                     *       "waleeShare": 3200.02,
                     *       "waleeSharePercentage": 4,
                     *       "waleeCommission": 3200.02,
                     *       "merchantShare": 76800.48,
                     *       "merchantSharePercentage": 96,
                     *       "subTotal": 76800,
                     *       "remittanceCharges": 1536,
                     *       "remittanceChargesPercentage": 2,
                     *       "netTransferAmount": 75264,
                     *       "exchangeRate": 48,
                     *       "netSettledAmount": 1568,
                     *       "grossSettledAmount": 1666.67,
                     *       "math": "integer",
                     *       "exact": {
                     *         "subTotal": 76800.48,
                     *         "remittanceCharges": 1536.01,
                     *         "netTransferAmount": 75264.47,
                     *         "netSettledAmount": 1568.01,
                     *         "grossSettledAmount": 1666.68
                     *       },
                     *       "notices": [
                     *         {
                     *           "field": "totalRevenue",
                     *           "given": "80000.5",
                     *           "used": "80000"
                     *         },
                     *         {
                     *           "field": "merchantShare",
                     *           "given": "76800.48",
                     *           "used": "76800"
                     *         }
                     *       ],
                     *       "createdBy": "Mona Hassan",
                     *       "history": [
                     *         {
                     *           "date": "2026-11-16",
                     *           "time": "2026-11-16T10:20:00.000Z",
                     *           "description": "Settlement of 2026-11-01 to 2026-11-15",
                     *           "actor": "Mona Hassan",
                     *           "after": {
                     *             "totalRevenue": "80000.50",
                     *             "netSettledAmount": "1568.00",
                     *             "settledCurrency": "USD"
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SettlementDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addSettlement: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request count once. The same key and body answer what the first request got; another body is 422, a request still being worked on is 409. Kept 72 hours.
                 * @example 7d1f0a3c9b5e4f6d8a2c1b0e9f8d7c6b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "dateFrom": "2026-11-01",
                 *       "dateTo": "2026-11-15",
                 *       "country": "Egypt",
                 *       "merchantName": "Nile Books",
                 *       "userTypeId": "mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp",
                 *       "totalRevenue": 80000.5,
                 *       "waleeShare": 3200.02,
                 *       "waleeSharePercentage": 4,
                 *       "merchantShare": 76800.48,
                 *       "merchantSharePercentage": 96,
                 *       "channel": "Bank transfer",
                 *       "remittanceChargesPercentage": 2,
                 *       "exchangeRate": 48,
                 *       "localCurrency": "EGP",
                 *       "settledCurrency": "USD"
                 *     }
                 */
                "application/json": components["schemas"]["SettlementInput"];
            };
        };
        responses: {
            /** @description The settlement. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "set_5m9tk3zq7xd2w8nb4vc6ryjfph",
                     *       "transactionId": 4815162342,
                     *       "transactionDate": "2026-11-16T10:20:00.000Z",
                     *       "channel": "Bank transfer",
                     *       "country": "Egypt",
                     *       "merchantName": "Nile Books",
                     *       "userTypeId": "mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp",
                     *       "localCurrency": "EGP",
                     *       "settledCurrency": "USD",
                     *       "dateFrom": "2026-11-01",
                     *       "dateTo": "2026-11-15",
                     *       "totalRevenue": 80000.5,
                     *       "waleeShare": 3200.02,
                     *       "waleeSharePercentage": 4,
                     *       "waleeCommission": 3200.02,
                     *       "merchantShare": 76800.48,
                     *       "merchantSharePercentage": 96,
                     *       "subTotal": 76800,
                     *       "remittanceCharges": 1536,
                     *       "remittanceChargesPercentage": 2,
                     *       "netTransferAmount": 75264,
                     *       "exchangeRate": 48,
                     *       "netSettledAmount": 1568,
                     *       "grossSettledAmount": 1666.67,
                     *       "math": "integer",
                     *       "exact": {
                     *         "subTotal": 76800.48,
                     *         "remittanceCharges": 1536.01,
                     *         "netTransferAmount": 75264.47,
                     *         "netSettledAmount": 1568.01,
                     *         "grossSettledAmount": 1666.68
                     *       },
                     *       "notices": [
                     *         {
                     *           "field": "totalRevenue",
                     *           "given": "80000.5",
                     *           "used": "80000"
                     *         },
                     *         {
                     *           "field": "merchantShare",
                     *           "given": "76800.48",
                     *           "used": "76800"
                     *         }
                     *       ],
                     *       "createdBy": "Mona Hassan"
                     *     }
                     */
                    "application/json": components["schemas"]["Settlement"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["SettlementConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    reportTransactions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "dateFrom": "2026-11-01",
                 *       "dateTo": "2026-11-21",
                 *       "country": "Egypt",
                 *       "currency": "EGP",
                 *       "page": 1,
                 *       "limit": 25,
                 *       "sort": "-transactionDate",
                 *       "status": "Success"
                 *     }
                 */
                "application/json": components["schemas"]["TransactionReportRequest"];
            };
        };
        responses: {
            /** @description A page of transactions. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "_id": "txn_8z4kq7wd2xm9tnb3vc6ryj5fph",
                     *           "transactionId": "txn_8z4kq7wd2xm9tnb3vc6ryj5fph",
                     *           "orderId": "NB-10442",
                     *           "msisdn": "201001234567",
                     *           "country": "Egypt",
                     *           "operator": "EG-Vodafone",
                     *           "productName": "رواية أولاد حارتنا",
                     *           "serviceName": "Nile Books Store",
                     *           "transactionDate": "2026-11-21T12:05:09.000Z",
                     *           "amount": 450.5,
                     *           "currency": "EGP",
                     *           "carrierShareValue": 0,
                     *           "merchantShareValue": 432.48,
                     *           "waleeShareValue": 18.02,
                     *           "netAmount": 450.5,
                     *           "status": "Success"
                     *         },
                     *         {
                     *           "_id": "txn_2w9tk4zq8xd3m7nb6vc5ryjfph",
                     *           "transactionId": "txn_2w9tk4zq8xd3m7nb6vc5ryjfph",
                     *           "orderId": "NB-10437",
                     *           "msisdn": "201112345678",
                     *           "country": "Egypt",
                     *           "operator": "EG-Vodafone",
                     *           "productName": "The Cairo Trilogy",
                     *           "serviceName": "Nile Books Store",
                     *           "transactionDate": "2026-11-21T09:41:30.000Z",
                     *           "amount": 1250,
                     *           "currency": "EGP",
                     *           "carrierShareValue": 0,
                     *           "merchantShareValue": 1200,
                     *           "waleeShareValue": 50,
                     *           "netAmount": 1250,
                     *           "status": "Failed"
                     *         }
                     *       ],
                     *       "current": 1,
                     *       "pages": 1,
                     *       "total": 2
                     *     }
                     */
                    "application/json": components["schemas"]["TransactionPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    reportSettlements: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "dateFrom": "2026-11-01",
                 *       "dateTo": "2026-11-21",
                 *       "country": "Egypt",
                 *       "currency": "EGP",
                 *       "page": 1,
                 *       "limit": 25,
                 *       "sort": "-transactionDate"
                 *     }
                 */
                "application/json": components["schemas"]["SettlementReportRequest"];
            };
        };
        responses: {
            /** @description A page of settlements. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "_id": "set_5m9tk3zq7xd2w8nb4vc6ryjfph",
                     *           "transactionId": 4815162342,
                     *           "transactionDate": "2026-11-16T10:20:00.000Z",
                     *           "channel": "Bank transfer",
                     *           "settledCurrency": "USD",
                     *           "grossSettledAmount": 1666.67,
                     *           "netSettledAmount": 1568
                     *         }
                     *       ],
                     *       "current": 1,
                     *       "pages": 1,
                     *       "total": 1
                     *     }
                     */
                    "application/json": components["schemas"]["SettlementReportPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSettlementReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The settlement's `_id` or its transactionId.
                 * @example set_5m9tk3zq7xd2w8nb4vc6ryjfph
                 */
                id: components["parameters"]["SettlementKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settlement. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "set_5m9tk3zq7xd2w8nb4vc6ryjfph",
                     *       "transactionId": 4815162342,
                     *       "transactionDate": "2026-11-16T10:20:00.000Z",
                     *       "channel": "Bank transfer",
                     *       "country": "Egypt",
                     *       "merchantName": "Nile Books",
                     *       "userTypeId": "mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp",
                     *       "localCurrency": "EGP",
                     *       "settledCurrency": "USD",
                     *       "dateFrom": "2026-11-01",
                     *       "dateTo": "2026-11-15",
                     *       "totalRevenue": 80000.5,
                     *       "waleeShare": 3200.02,
                     *       "waleeSharePercentage": 4,
                     *       "waleeCommission": 3200.02,
                     *       "merchantShare": 76800.48,
                     *       "merchantSharePercentage": 96,
                     *       "subTotal": 76800,
                     *       "remittanceCharges": 1536,
                     *       "remittanceChargesPercentage": 2,
                     *       "netTransferAmount": 75264,
                     *       "exchangeRate": 48,
                     *       "netSettledAmount": 1568,
                     *       "grossSettledAmount": 1666.67,
                     *       "math": "integer",
                     *       "exact": {
                     *         "subTotal": 76800.48,
                     *         "remittanceCharges": 1536.01,
                     *         "netTransferAmount": 75264.47,
                     *         "netSettledAmount": 1568.01,
                     *         "grossSettledAmount": 1666.68
                     *       },
                     *       "notices": [
                     *         {
                     *           "field": "totalRevenue",
                     *           "given": "80000.5",
                     *           "used": "80000"
                     *         },
                     *         {
                     *           "field": "merchantShare",
                     *           "given": "76800.48",
                     *           "used": "76800"
                     *         }
                     *       ],
                     *       "createdBy": "Mona Hassan"
                     *     }
                     */
                    "application/json": components["schemas"]["Settlement"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `_id` of a transaction or of a checkout session.
                 * @example txn_8z4kq7wd2xm9tnb3vc6ryj5fph
                 */
                id: components["parameters"]["PaymentKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A payment, in major units of `currency`. Without a transaction, no attempt of it has ended. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "txn_8z4kq7wd2xm9tnb3vc6ryj5fph",
                     *       "sessionId": "cs_6p8wk3zq7xd2m9tnb4vc5ryjfh",
                     *       "orderId": "NB-10442",
                     *       "serviceId": "s9x4kq7wd2zm8tnb",
                     *       "serviceName": "Nile Books Store",
                     *       "merchantName": "Nile Books",
                     *       "userTypeId": "mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp",
                     *       "country": "Egypt",
                     *       "product": "رواية أولاد حارتنا",
                     *       "msisdn": "201001234567",
                     *       "provider": "Fawry",
                     *       "method": "MWallet",
                     *       "amount": 450.5,
                     *       "currency": "EGP",
                     *       "status": "paid",
                     *       "createdDate": "2026-11-21T12:05:09.000Z",
                     *       "expiresDate": "2026-11-21T12:05:09.000Z",
                     *       "transaction": {
                     *         "_id": "txn_8z4kq7wd2xm9tnb3vc6ryj5fph",
                     *         "transactionId": "txn_8z4kq7wd2xm9tnb3vc6ryj5fph",
                     *         "orderId": "NB-10442",
                     *         "msisdn": "201001234567",
                     *         "country": "Egypt",
                     *         "operator": "EG-Vodafone",
                     *         "productName": "رواية أولاد حارتنا",
                     *         "serviceName": "Nile Books Store",
                     *         "transactionDate": "2026-11-21T12:05:09.000Z",
                     *         "amount": 450.5,
                     *         "currency": "EGP",
                     *         "carrierShareValue": 0,
                     *         "merchantShareValue": 432.48,
                     *         "waleeShareValue": 18.02,
                     *         "netAmount": 450.5,
                     *         "status": "Success",
                     *         "settlementId": "set_5m9tk3zq7xd2w8nb4vc6ryjfph",
                     *         "manual": true,
                     *         "refundedAmount": 100.25,
                     *         "refundPending": 50,
                     *         "refundOpen": true,
                     *         "refundable": true,
                     *         "notRefundable": "refund-unsupported"
                     *       },
                     *       "refunds": [
                     *         {
                     *           "_id": "rfd_2k7wq9zd4xm8t3nb5vc6ryjfph1",
                     *           "transactionId": "txn_8z4kq7wd2xm9tnb3vc6ryj5fph",
                     *           "orderId": "NB-10442",
                     *           "serviceName": "Nile Books Store",
                     *           "merchantName": "Nile Books",
                     *           "userTypeId": "mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp",
                     *           "provider": "Fawry",
                     *           "amount": 100.25,
                     *           "currency": "EGP",
                     *           "carrierShareValue": 1,
                     *           "merchantShareValue": 95.24,
                     *           "waleeShareValue": 4.01,
                     *           "status": "succeeded",
                     *           "origin": "request",
                     *           "reason": "The customer returned one of the two books",
                     *           "failure": "The payment is too old",
                     *           "requestedBy": "Mona Hassan",
                     *           "closedBy": "Mona Hassan",
                     *           "closingReason": "Fawry's statement of 21 November lists it",
                     *           "settlementId": "set_5m9tk3zq7xd2w8nb4vc6ryjfph",
                     *           "createdDate": "2026-11-21T12:05:09.000Z",
                     *           "endedDate": "2026-11-21T12:06:41.000Z"
                     *         }
                     *       ],
                     *       "timeline": [
                     *         {
                     *           "kind": "attempt",
                     *           "date": "2026-11-21T12:05:09.000Z",
                     *           "_id": "att_2k7wq9zd4xm8t3nb5vc6ryjfph",
                     *           "status": "paid",
                     *           "provider": "Fawry",
                     *           "method": "MWallet",
                     *           "reference": "58210394776120394857610293",
                     *           "failure": "The wallet has too little money",
                     *           "amount": 450.5,
                     *           "endedDate": "2026-11-21T12:05:09.000Z",
                     *           "late": true,
                     *           "eventType": "payment.succeeded",
                     *           "attempts": 1,
                     *           "responseStatus": 204,
                     *           "log": {
                     *             "_id": "log_5k8w2m4q7zd3xt9nb6vc1ryjfph",
                     *             "provider": "jazzcash",
                     *             "request": {
                     *               "pp_TxnRefNo": "T20261121170509",
                     *               "pp_ResponseCode": "000",
                     *               "pp_SecureHash": "[redacted]"
                     *             },
                     *             "response": {
                     *               "pp_TxnRefNo": "T20261121170509",
                     *               "pp_ResponseCode": "000",
                     *               "pp_SecureHash": "[redacted]"
                     *             },
                     *             "sessionId": "cs_3w9tk6zq8xd2m7nb5vc4ryjfph",
                     *             "createdDate": "2026-11-21T12:05:09.000Z"
                     *           },
                     *           "entry": {
                     *             "date": "2026-11-21",
                     *             "time": "2026-11-21T12:05:09.000Z",
                     *             "description": "Changed supportEmail",
                     *             "code": "history.changed",
                     *             "values": {
                     *               "fields": "supportEmail"
                     *             },
                     *             "actor": "Mona Hassan",
                     *             "before": {},
                     *             "after": {}
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PaymentRecord"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addRefund: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request count once. The same key and body answer what the first request got; another body is 422, a request still being worked on is 409. Kept 72 hours.
                 * @example 7d1f0a3c9b5e4f6d8a2c1b0e9f8d7c6b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "transactionId": "txn_8z4kq7wd2xm9tnb3vc6ryj5fph",
                 *       "amount": 100.25,
                 *       "reason": "The customer returned one of the two books"
                 *     }
                 */
                "application/json": components["schemas"]["RefundInput"];
            };
        };
        responses: {
            /** @description Money that goes back to the customer of a payment, in major units of `currency`. Its shares are known once it succeeded: each party gives back in proportion to what it got. A carrier's users see the carrier's share only. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "rfd_2k7wq9zd4xm8t3nb5vc6ryjfph1",
                     *       "transactionId": "txn_8z4kq7wd2xm9tnb3vc6ryj5fph",
                     *       "orderId": "NB-10442",
                     *       "serviceName": "Nile Books Store",
                     *       "merchantName": "Nile Books",
                     *       "userTypeId": "mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp",
                     *       "provider": "Fawry",
                     *       "amount": 100.25,
                     *       "currency": "EGP",
                     *       "carrierShareValue": 1,
                     *       "merchantShareValue": 95.24,
                     *       "waleeShareValue": 4.01,
                     *       "status": "succeeded",
                     *       "origin": "request",
                     *       "reason": "The customer returned one of the two books",
                     *       "failure": "The payment is too old",
                     *       "requestedBy": "Mona Hassan",
                     *       "closedBy": "Mona Hassan",
                     *       "closingReason": "Fawry's statement of 21 November lists it",
                     *       "settlementId": "set_5m9tk3zq7xd2w8nb4vc6ryjfph",
                     *       "createdDate": "2026-11-21T12:05:09.000Z",
                     *       "endedDate": "2026-11-21T12:06:41.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Refund"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["RefundRefused"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRefunds: {
        parameters: {
            query?: {
                /**
                 * @description The page to answer, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows on a page.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Field to order by, with `-` before it for descending; each list names its fields. Newest first unless sent, or as the list says.
                 * @example -createdDate
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Text to find.
                 * @example books
                 */
                q?: components["parameters"]["Q"];
                /**
                 * @description The `next` of the page before; with it, `page` does not count.
                 * @example MjAyNi0xMS0yMVQxMjowNTowOS4wMDBaIGxvZ18xMjM
                 */
                after?: components["parameters"]["After"];
                /**
                 * @description Only refunds of this status.
                 * @example pending
                 */
                status?: components["parameters"]["RefundStatus"];
                /**
                 * @description Only those that somebody asked for here (request), or that the provider gave by itself (provider).
                 * @example request
                 */
                origin?: components["parameters"]["RefundOrigin"];
                /**
                 * @description Only refunds of this payment.
                 * @example txn_8z4kq7wd2xm9tnb3vc6ryj5fph
                 */
                transactionId?: components["parameters"]["RefundTransaction"];
                /**
                 * @description Local currency.
                 * @example EGP
                 */
                currency?: components["parameters"]["Currency"];
                /**
                 * @description Only those of this merchant, by its `_id`; 404 outside the caller's scope.
                 * @example mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp
                 */
                userTypeId?: components["parameters"]["OfMerchant"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of refunds. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "_id": "rfd_2k7wq9zd4xm8t3nb5vc6ryjfph1",
                     *           "transactionId": "txn_8z4kq7wd2xm9tnb3vc6ryj5fph",
                     *           "orderId": "NB-10442",
                     *           "serviceName": "Nile Books Store",
                     *           "merchantName": "Nile Books",
                     *           "userTypeId": "mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp",
                     *           "provider": "Fawry",
                     *           "amount": 100.25,
                     *           "currency": "EGP",
                     *           "carrierShareValue": 1,
                     *           "merchantShareValue": 95.24,
                     *           "waleeShareValue": 4.01,
                     *           "status": "succeeded",
                     *           "origin": "request",
                     *           "reason": "The customer returned one of the two books",
                     *           "failure": "The payment is too old",
                     *           "requestedBy": "Mona Hassan",
                     *           "closedBy": "Mona Hassan",
                     *           "closingReason": "Fawry's statement of 21 November lists it",
                     *           "settlementId": "set_5m9tk3zq7xd2w8nb4vc6ryjfph",
                     *           "createdDate": "2026-11-21T12:05:09.000Z",
                     *           "endedDate": "2026-11-21T12:06:41.000Z"
                     *         }
                     *       ],
                     *       "current": 1,
                     *       "pages": 1,
                     *       "total": 1,
                     *       "totalIsCapped": false,
                     *       "next": "MjAyNi0xMS0yMVQxMjowNTowOS4wMDBaIHJmZF8xMjM"
                     *     }
                     */
                    "application/json": components["schemas"]["RefundPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRefund: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The refund's `_id`.
                 * @example rfd_2k7wq9zd4xm8t3nb5vc6ryjfph1
                 */
                id: components["parameters"]["RefundKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Money that goes back to the customer of a payment, in major units of `currency`. Its shares are known once it succeeded: each party gives back in proportion to what it got. A carrier's users see the carrier's share only. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "rfd_2k7wq9zd4xm8t3nb5vc6ryjfph1",
                     *       "transactionId": "txn_8z4kq7wd2xm9tnb3vc6ryj5fph",
                     *       "orderId": "NB-10442",
                     *       "serviceName": "Nile Books Store",
                     *       "merchantName": "Nile Books",
                     *       "userTypeId": "mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp",
                     *       "provider": "Fawry",
                     *       "amount": 100.25,
                     *       "currency": "EGP",
                     *       "carrierShareValue": 1,
                     *       "merchantShareValue": 95.24,
                     *       "waleeShareValue": 4.01,
                     *       "status": "succeeded",
                     *       "origin": "request",
                     *       "reason": "The customer returned one of the two books",
                     *       "failure": "The payment is too old",
                     *       "requestedBy": "Mona Hassan",
                     *       "closedBy": "Mona Hassan",
                     *       "closingReason": "Fawry's statement of 21 November lists it",
                     *       "settlementId": "set_5m9tk3zq7xd2w8nb4vc6ryjfph",
                     *       "createdDate": "2026-11-21T12:05:09.000Z",
                     *       "endedDate": "2026-11-21T12:06:41.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Refund"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addSettlementFile: {
        parameters: {
            query: {
                /**
                 * @description The provider whose file it is, in lower case; a provider that is not configured is 404.
                 * @example fawry
                 */
                provider: components["parameters"]["FileProvider"];
                /**
                 * @description The first day that the file covers.
                 * @example 2026-11-21
                 */
                dateFrom: components["parameters"]["FileFrom"];
                /**
                 * @description The last day that the file covers: on dateFrom or later, at most 92 days.
                 * @example 2026-11-21
                 */
                dateTo: components["parameters"]["FileTo"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "file": "the file's bytes"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["SettlementUpload"];
            };
        };
        responses: {
            /** @description A provider's settlement file and what comparing it with our records gave. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "spf_2k7wq9zd4xm8t3nb5vc6ryjfph1",
                     *       "provider": "Fawry",
                     *       "originalName": "fawry-2026-11-21.csv",
                     *       "dateFrom": "2026-11-21",
                     *       "dateTo": "2026-11-21",
                     *       "lines": 120,
                     *       "settledRefunds": 1,
                     *       "counts": [
                     *         {
                     *           "verdict": "matched",
                     *           "kind": "payment",
                     *           "currency": "EGP",
                     *           "rows": 118,
                     *           "amount": 53159
                     *         }
                     *       ],
                     *       "createdDate": "2026-11-21T12:05:09.000Z",
                     *       "createdBy": "Mona Hassan"
                     *     }
                     */
                    "application/json": components["schemas"]["SettlementFile"];
                };
            };
            400: components["responses"]["SettlementFileRefused"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["FileConflict"];
            413: components["responses"]["UploadTooLarge"];
            415: components["responses"]["UploadUnsupported"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UploadUnavailable"];
        };
    };
    listSettlementFiles: {
        parameters: {
            query?: {
                /**
                 * @description The page to answer, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows on a page.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Field to order by, with `-` before it for descending; each list names its fields. Newest first unless sent, or as the list says.
                 * @example -createdDate
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Text to find.
                 * @example books
                 */
                q?: components["parameters"]["Q"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of settlement files. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "_id": "spf_2k7wq9zd4xm8t3nb5vc6ryjfph1",
                     *           "provider": "Fawry",
                     *           "originalName": "fawry-2026-11-21.csv",
                     *           "dateFrom": "2026-11-21",
                     *           "dateTo": "2026-11-21",
                     *           "lines": 120,
                     *           "settledRefunds": 1,
                     *           "counts": [
                     *             {
                     *               "verdict": "matched",
                     *               "kind": "payment",
                     *               "currency": "EGP",
                     *               "rows": 118,
                     *               "amount": 53159
                     *             }
                     *           ],
                     *           "createdDate": "2026-11-21T12:05:09.000Z",
                     *           "createdBy": "Mona Hassan"
                     *         }
                     *       ],
                     *       "current": 1,
                     *       "pages": 1,
                     *       "total": 1
                     *     }
                     */
                    "application/json": components["schemas"]["SettlementFilePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSettlementLines: {
        parameters: {
            query?: {
                /**
                 * @description The page to answer, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows on a page.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Field to order by, with `-` before it for descending; each list names its fields. Newest first unless sent, or as the list says.
                 * @example line
                 */
                sort?: components["parameters"]["LineSort"];
                /**
                 * @description Text to find.
                 * @example books
                 */
                q?: components["parameters"]["Q"];
                /**
                 * @description Only rows of this verdict.
                 * @example missing-here
                 */
                verdict?: components["parameters"]["SettlementVerdict"];
            };
            header?: never;
            path: {
                /**
                 * @description The settlement file's `_id`.
                 * @example spf_2k7wq9zd4xm8t3nb5vc6ryjfph1
                 */
                id: components["parameters"]["SettlementFileKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of a settlement file's rows. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "line": 2,
                     *           "row": 3,
                     *           "verdict": "matched",
                     *           "kind": "payment",
                     *           "reference": "58210394776120394857610293",
                     *           "providerReference": "7738291045",
                     *           "amount": 450.5,
                     *           "expected": 450,
                     *           "currency": "EGP",
                     *           "transactionId": "txn_8z4kq7wd2xm9tnb3vc6ryj5fph",
                     *           "refundId": "rfd_2k7wq9zd4xm8t3nb5vc6ryjfph1"
                     *         }
                     *       ],
                     *       "current": 1,
                     *       "pages": 1,
                     *       "total": 1
                     *     }
                     */
                    "application/json": components["schemas"]["SettlementLinePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    closeRefund: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request count once. The same key and body answer what the first request got; another body is 422, a request still being worked on is 409. Kept 72 hours.
                 * @example 7d1f0a3c9b5e4f6d8a2c1b0e9f8d7c6b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The refund's `_id`.
                 * @example rfd_2k7wq9zd4xm8t3nb5vc6ryjfph1
                 */
                id: components["parameters"]["RefundKey"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "outcome": "succeeded",
                 *       "amount": 100.25,
                 *       "reason": "Fawry's statement of 21 November lists it"
                 *     }
                 */
                "application/json": components["schemas"]["RefundClosing"];
            };
        };
        responses: {
            /** @description Money that goes back to the customer of a payment, in major units of `currency`. Its shares are known once it succeeded: each party gives back in proportion to what it got. A carrier's users see the carrier's share only. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "rfd_2k7wq9zd4xm8t3nb5vc6ryjfph1",
                     *       "transactionId": "txn_8z4kq7wd2xm9tnb3vc6ryj5fph",
                     *       "orderId": "NB-10442",
                     *       "serviceName": "Nile Books Store",
                     *       "merchantName": "Nile Books",
                     *       "userTypeId": "mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp",
                     *       "provider": "Fawry",
                     *       "amount": 100.25,
                     *       "currency": "EGP",
                     *       "carrierShareValue": 1,
                     *       "merchantShareValue": 95.24,
                     *       "waleeShareValue": 4.01,
                     *       "status": "succeeded",
                     *       "origin": "request",
                     *       "reason": "The customer returned one of the two books",
                     *       "failure": "The payment is too old",
                     *       "requestedBy": "Mona Hassan",
                     *       "closedBy": "Mona Hassan",
                     *       "closingReason": "Fawry's statement of 21 November lists it",
                     *       "settlementId": "set_5m9tk3zq7xd2w8nb4vc6ryjfph",
                     *       "createdDate": "2026-11-21T12:05:09.000Z",
                     *       "endedDate": "2026-11-21T12:06:41.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Refund"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["RefundRefused"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCheckoutSession: {
        parameters: {
            query: {
                /**
                 * @description The session's id.
                 * @example cs_6p8wk3zq7xd2m9tnb4vc5ryjfh
                 */
                sessionId: components["parameters"]["SessionId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session; its `errors` tell what keeps the customer from paying. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "sessionId": "cs_6p8wk3zq7xd2m9tnb4vc5ryjfh",
                     *       "serviceId": "s9x4kq7wd2zm8tnb",
                     *       "orderId": "NB-10442",
                     *       "msisdn": "201001234567",
                     *       "email": "nora@example.com",
                     *       "name": "نورا عبد الله",
                     *       "product": "رواية أولاد حارتنا",
                     *       "redirectUrl": "https://nilebooks.example/thanks",
                     *       "paymentMethods": [
                     *         "FawryRef"
                     *       ],
                     *       "countryCode": "20",
                     *       "amount": 450.5,
                     *       "currency": "EGP",
                     *       "status": "pending",
                     *       "expiresAt": "2026-11-22T12:05:09.000Z",
                     *       "reference": {
                     *         "referenceNumber": "7738291045",
                     *         "merchantRefNumber": "58210394776120394857610293",
                     *         "expirationTime": "2026-11-22T12:05:09.000Z"
                     *       },
                     *       "errors": []
                     *     }
                     */
                    "application/json": components["schemas"]["CheckoutSession"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCheckoutService: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The service's public id.
                 * @example s9x4kq7wd2zm8tnb
                 */
                serviceId: components["parameters"]["ServiceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The service. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "serviceId": "s9x4kq7wd2zm8tnb",
                     *       "sid": "s9x4kq7wd2zm8tnb",
                     *       "serviceName": "Nile Books Store",
                     *       "serviceProvider": "Fawry",
                     *       "merchantName": "Nile Books",
                     *       "status": true,
                     *       "portalUrl": "https://nilebooks.example/thanks"
                     *     }
                     */
                    "application/json": components["schemas"]["CheckoutService"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCheckoutSession: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request count once. The same key and body answer what the first request got; another body is 422, a request still being worked on is 409. Kept 72 hours.
                 * @example 7d1f0a3c9b5e4f6d8a2c1b0e9f8d7c6b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "serviceId": "s9x4kq7wd2zm8tnb",
                 *       "orderId": "NB-10442",
                 *       "amount": 450.5,
                 *       "currency": "EGP",
                 *       "redirectUrl": "https://nilebooks.example/thanks",
                 *       "msisdn": "+201001234567",
                 *       "email": "nora@example.com",
                 *       "name": "نورا عبد الله",
                 *       "product": "رواية أولاد حارتنا",
                 *       "paymentMethods": [
                 *         "FawryRef"
                 *       ],
                 *       "countryCode": "20",
                 *       "allowedOrigins": [
                 *         "https://nilebooks.example"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CheckoutSessionInput"];
            };
        };
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "sessionId": "cs_6p8wk3zq7xd2m9tnb4vc5ryjfh",
                     *       "url": "https://pay.example.com/hosted-checkout/eg/cs_6p8wk3zq7xd2m9tnb4vc5ryjfh",
                     *       "expiresAt": "2026-11-21T13:05:09.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["NewCheckoutSession"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["KeyRefused"];
            403: components["responses"]["ScopeMissing"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OrderConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    retrieveCheckoutSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The session's id.
                 * @example cs_6p8wk3zq7xd2m9tnb4vc5ryjfh
                 */
                id: components["parameters"]["SessionKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "sessionId": "cs_6p8wk3zq7xd2m9tnb4vc5ryjfh",
                     *       "serviceId": "s9x4kq7wd2zm8tnb",
                     *       "orderId": "NB-10442",
                     *       "msisdn": "201001234567",
                     *       "email": "nora@example.com",
                     *       "name": "نورا عبد الله",
                     *       "product": "رواية أولاد حارتنا",
                     *       "redirectUrl": "https://nilebooks.example/thanks",
                     *       "paymentMethods": [
                     *         "FawryRef"
                     *       ],
                     *       "countryCode": "20",
                     *       "amount": 450.5,
                     *       "currency": "EGP",
                     *       "status": "paid",
                     *       "expiresAt": "2026-11-22T12:05:09.000Z",
                     *       "errors": [],
                     *       "returnUrl": "https://nilebooks.example/thanks?status=SUCCESS&amount=450.5&orderId=NB-10442&ts=1795259109&signature=1f0c2d"
                     *     }
                     */
                    "application/json": components["schemas"]["CheckoutSession"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["KeyRefused"];
            403: components["responses"]["ScopeMissing"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    watchCheckoutSession: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The last event that a broken stream told.
                 * @example 2
                 */
                "Last-Event-ID"?: components["parameters"]["LastEventId"];
            };
            path: {
                /**
                 * @description The session's id.
                 * @example cs_6p8wk3zq7xd2m9tnb4vc5ryjfh
                 */
                id: components["parameters"]["SessionKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A stream of events. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example event: session
                     *     data: {"sessionId":"cs_6p8wk3zq7xd2m9tnb4vc5ryjfh","status":"pending"}
                     *
                     *     event: session
                     *     data: {"sessionId":"cs_6p8wk3zq7xd2m9tnb4vc5ryjfh","status":"paid"}
                     */
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReceipt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The receipt's id, which nobody can guess.
                 * @example rcp_7k2wq8xd4m9tnb3vc6ryjfph5z
                 */
                receiptId: components["parameters"]["ReceiptId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A payment as its customer may show it: who was paid, how much, when and how. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "receiptId": "rcp_7k2wq8xd4m9tnb3vc6ryjfph5z",
                     *       "orderId": "NB-10442",
                     *       "merchantName": "Nile Books",
                     *       "serviceName": "Nile Books Store",
                     *       "product": "رواية أولاد حارتنا",
                     *       "amount": 450.5,
                     *       "currency": "EGP",
                     *       "paidAt": "2026-11-22T12:05:09.000Z",
                     *       "paymentMethod": "MWallet",
                     *       "provider": "Fawry",
                     *       "referenceNumber": "7738291045",
                     *       "supportCode": "txn_7k2wq8xd4m9tnb3vc6ryjfph5z",
                     *       "refundedAmount": 0,
                     *       "refundStatus": "none",
                     *       "email": {
                     *         "status": "sent",
                     *         "sentAt": "2026-11-22T12:05:11.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Receipt"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    emailReceipt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The receipt's id, which nobody can guess.
                 * @example rcp_7k2wq8xd4m9tnb3vc6ryjfph5z
                 */
                receiptId: components["parameters"]["ReceiptId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "nora@example.com",
                 *       "language": "ar"
                 *     }
                 */
                "application/json": components["schemas"]["ReceiptEmailInput"];
            };
        };
        responses: {
            /** @description What became of a receipt's e-mail. Addresses are told to nobody. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "sent",
                     *       "sentAt": "2026-11-22T12:05:11.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["ReceiptEmail"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["MailRefused"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    abandonPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The session's id.
                 * @example cs_6p8wk3zq7xd2m9tnb4vc5ryjfh
                 */
                id: components["parameters"]["SessionKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session after its open payment was given up: open, or what the provider has proved. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "open"
                     *     }
                     */
                    "application/json": components["schemas"]["AbandonedPayment"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCheckoutLogs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "dateFrom": "2026-11-15",
                 *       "dateTo": "2026-11-21",
                 *       "page": 1,
                 *       "limit": 25,
                 *       "sort": "-createdDate"
                 *     }
                 */
                "application/json": components["schemas"]["CheckoutLogQuery"];
            };
        };
        responses: {
            /** @description A page of logs. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "_id": "log_5k8w2m4q7zd3xt9nb6vc1ryjfph",
                     *           "provider": "jazzcash",
                     *           "request": {
                     *             "pp_Version": "2.0",
                     *             "pp_TxnType": "MWALLET",
                     *             "pp_Amount": "540000",
                     *             "pp_TxnCurrency": "PKR",
                     *             "pp_TxnRefNo": "T20261121170509",
                     *             "pp_BillReference": "LL-2207",
                     *             "pp_MobileNumber": "03001234567",
                     *             "pp_Password": "[redacted]",
                     *             "pp_SecureHash": "[redacted]"
                     *           },
                     *           "response": {
                     *             "pp_ResponseCode": "000",
                     *             "pp_ResponseMessage": "Thank you for Using JazzCash, your transaction was successful.",
                     *             "pp_TxnRefNo": "T20261121170509",
                     *             "pp_RetreivalReferenceNo": "261121394857",
                     *             "pp_SecureHash": "[redacted]"
                     *           },
                     *           "sessionId": "cs_3w9tk6zq8xd2m7nb5vc4ryjfph",
                     *           "createdDate": "2026-11-21T12:05:09.000Z"
                     *         },
                     *         {
                     *           "_id": "log_9t3xm7zq2wd8k4nb5vc6ryj1fph",
                     *           "provider": "fawry",
                     *           "request": {
                     *             "merchantRefNum": "58210394776120394857610293",
                     *             "paymentMethod": "CARD",
                     *             "amount": "450.50",
                     *             "cardNumber": "424242…4242",
                     *             "cvv": "[redacted]",
                     *             "signature": "[redacted]"
                     *           },
                     *           "response": {
                     *             "type": "ChargeResponse",
                     *             "statusCode": 200,
                     *             "nextAction": {
                     *               "type": "THREE_D_SECURE"
                     *             }
                     *           },
                     *           "sessionId": "cs_6p8wk3zq7xd2m9tnb4vc5ryjfh",
                     *           "createdDate": "2026-11-21T09:41:30.000Z"
                     *         }
                     *       ],
                     *       "current": 1,
                     *       "pages": 1,
                     *       "total": 2,
                     *       "totalIsCapped": false
                     *     }
                     */
                    "application/json": components["schemas"]["CheckoutLogPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchCheckoutLogs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "dateFrom": "2026-11-15",
                 *       "dateTo": "2026-11-21",
                 *       "query": "LL-2207",
                 *       "page": 1,
                 *       "limit": 25
                 *     }
                 */
                "application/json": components["schemas"]["CheckoutLogSearch"];
            };
        };
        responses: {
            /** @description A page of logs. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "_id": "log_5k8w2m4q7zd3xt9nb6vc1ryjfph",
                     *           "provider": "jazzcash",
                     *           "request": {
                     *             "pp_Version": "2.0",
                     *             "pp_TxnType": "MWALLET",
                     *             "pp_Amount": "540000",
                     *             "pp_TxnCurrency": "PKR",
                     *             "pp_TxnRefNo": "T20261121170509",
                     *             "pp_BillReference": "LL-2207",
                     *             "pp_MobileNumber": "03001234567",
                     *             "pp_Password": "[redacted]",
                     *             "pp_SecureHash": "[redacted]"
                     *           },
                     *           "response": {
                     *             "pp_ResponseCode": "000",
                     *             "pp_ResponseMessage": "Thank you for Using JazzCash, your transaction was successful.",
                     *             "pp_TxnRefNo": "T20261121170509",
                     *             "pp_RetreivalReferenceNo": "261121394857",
                     *             "pp_SecureHash": "[redacted]"
                     *           },
                     *           "sessionId": "cs_3w9tk6zq8xd2m7nb5vc4ryjfph",
                     *           "createdDate": "2026-11-21T12:05:09.000Z"
                     *         }
                     *       ],
                     *       "current": 1,
                     *       "pages": 1,
                     *       "total": 1,
                     *       "totalIsCapped": false
                     *     }
                     */
                    "application/json": components["schemas"]["CheckoutLogPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCheckoutRequests: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "dateFrom": "2026-11-15",
                 *       "dateTo": "2026-11-21",
                 *       "page": 1,
                 *       "limit": 25,
                 *       "sort": "-createdDate"
                 *     }
                 */
                "application/json": components["schemas"]["CheckoutRequestQuery"];
            };
        };
        responses: {
            /** @description A page of requests. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "_id": "cs_3w9tk6zq8xd2m7nb5vc4ryjfph",
                     *           "serviceId": "s4n8xq2wd7zk9tmb",
                     *           "orderId": "LL-2207",
                     *           "msisdn": "923001234567",
                     *           "product": "لان کا جوڑا",
                     *           "amount": 5400,
                     *           "currency": "PKR",
                     *           "status": "paid",
                     *           "createdDate": "2026-11-21T12:04:41.000Z"
                     *         },
                     *         {
                     *           "_id": "cs_6p8wk3zq7xd2m9tnb4vc5ryjfh",
                     *           "serviceId": "s9x4kq7wd2zm8tnb",
                     *           "orderId": "NB-10442",
                     *           "msisdn": "201001234567",
                     *           "product": "رواية أولاد حارتنا",
                     *           "amount": 450.5,
                     *           "currency": "EGP",
                     *           "status": "pending",
                     *           "createdDate": "2026-11-21T09:41:02.000Z"
                     *         },
                     *         {
                     *           "_id": "cs_4t7nk9wq2xd8m3zb6vc5ryjfph",
                     *           "serviceId": "s7d3zk9xq2wm8tnb",
                     *           "orderId": "DT-5518",
                     *           "msisdn": "971501234567",
                     *           "product": "تذكرتان لحفل الخميس",
                     *           "amount": 360,
                     *           "currency": "AED",
                     *           "status": "failed",
                     *           "createdDate": "2026-11-20T16:22:47.000Z"
                     *         }
                     *       ],
                     *       "current": 1,
                     *       "pages": 1,
                     *       "total": 3,
                     *       "totalIsCapped": false
                     *     }
                     */
                    "application/json": components["schemas"]["CheckoutRequestPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchCheckoutRequests: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "dateFrom": "2026-11-15",
                 *       "dateTo": "2026-11-21",
                 *       "query": "923001234567",
                 *       "page": 1,
                 *       "limit": 25
                 *     }
                 */
                "application/json": components["schemas"]["CheckoutRequestSearch"];
            };
        };
        responses: {
            /** @description A page of requests. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "_id": "cs_3w9tk6zq8xd2m7nb5vc4ryjfph",
                     *           "serviceId": "s4n8xq2wd7zk9tmb",
                     *           "orderId": "LL-2207",
                     *           "msisdn": "923001234567",
                     *           "product": "لان کا جوڑا",
                     *           "amount": 5400,
                     *           "currency": "PKR",
                     *           "status": "paid",
                     *           "createdDate": "2026-11-21T12:04:41.000Z"
                     *         }
                     *       ],
                     *       "current": 1,
                     *       "pages": 1,
                     *       "total": 1,
                     *       "totalIsCapped": false
                     *     }
                     */
                    "application/json": components["schemas"]["CheckoutRequestPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startCheckout: {
        parameters: {
            query: {
                /**
                 * @description The provider to pay at.
                 * @example jazzcash
                 */
                provider: components["parameters"]["CheckoutProvider"];
            };
            header?: {
                /**
                 * @description Makes a repeated request count once. The same key and body answer what the first request got; another body is 422, a request still being worked on is 409. Kept 72 hours.
                 * @example 7d1f0a3c9b5e4f6d8a2c1b0e9f8d7c6b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "sid": "s4n8xq2wd7zk9tmb",
                 *       "sessionId": "cs_3w9tk6zq8xd2m7nb5vc4ryjfph",
                 *       "serviceId": "s4n8xq2wd7zk9tmb",
                 *       "orderId": "LL-2207",
                 *       "paymentMethod": "MWALLET",
                 *       "mobileNumber": "+923001234567",
                 *       "customerName": "عائشہ صدیقی",
                 *       "email": "ayesha@example.com",
                 *       "cnic": "345678"
                 *     }
                 */
                "application/json": components["schemas"]["CheckoutStart"];
            };
        };
        responses: {
            /** @description How the payment stands. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "orderStatus": "UNPAID",
                     *       "merchantRefNumber": "40417728590316628740915562",
                     *       "responseCode": "157",
                     *       "responseDescription": "Transaction is pending. Please confirm on your phone"
                     *     }
                     */
                    "application/json": components["schemas"]["CheckoutOutcome"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["PaymentRefused"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    payByCard: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request count once. The same key and body answer what the first request got; another body is 422, a request still being worked on is 409. Kept 72 hours.
                 * @example 7d1f0a3c9b5e4f6d8a2c1b0e9f8d7c6b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "sid": "s4n8xq2wd7zk9tmb",
                 *       "sessionId": "cs_3w9tk6zq8xd2m7nb5vc4ryjfph",
                 *       "serviceId": "s4n8xq2wd7zk9tmb",
                 *       "orderId": "LL-2207",
                 *       "paymentMethod": "CC",
                 *       "cardNumber": "5123456789012346",
                 *       "nameOnCard": "AYESHA SIDDIQUI",
                 *       "cardExpiry": "05/29",
                 *       "cvv": "123",
                 *       "mobileNumber": "+923001234567",
                 *       "email": "ayesha@example.com"
                 *     }
                 */
                "application/json": components["schemas"]["CardCheckoutRequest"];
            };
        };
        responses: {
            /** @description How the payment stands. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "orderStatus": "UNPAID",
                     *       "merchantRefNumber": "40417728590316628740915562",
                     *       "responseCode": "200",
                     *       "responseDescription": "The bank asks the customer to confirm",
                     *       "redirectLink": "https://acs.example.com/3ds/40417728590316628740915562"
                     *     }
                     */
                    "application/json": components["schemas"]["CheckoutOutcome"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["PaymentRefused"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    payByEasypaisaCard: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request count once. The same key and body answer what the first request got; another body is 422, a request still being worked on is 409. Kept 72 hours.
                 * @example 7d1f0a3c9b5e4f6d8a2c1b0e9f8d7c6b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "sid": "s4n8xq2wd7zk9tmb",
                 *       "sessionId": "cs_3w9tk6zq8xd2m7nb5vc4ryjfph",
                 *       "serviceId": "s4n8xq2wd7zk9tmb",
                 *       "orderId": "LL-2207",
                 *       "paymentMethod": "CC",
                 *       "cardNumber": "4111111111111111",
                 *       "nameOnCard": "AYESHA SIDDIQUI",
                 *       "cardExpiry": "05/29",
                 *       "cvv": "123",
                 *       "mobileNumber": "+923001234567",
                 *       "email": "ayesha@example.com"
                 *     }
                 */
                "application/json": components["schemas"]["CardCheckoutRequest"];
            };
        };
        responses: {
            /** @description How the payment stands. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "orderStatus": "PAID",
                     *       "merchantRefNumber": "40417728590316628740915562",
                     *       "responseCode": "0000",
                     *       "responseDescription": "SUCCESS",
                     *       "returnUrl": "https://lahorelawn.example/thanks?status=SUCCESS&amount=5400&orderId=LL-2207&ts=1795259109&signature=1f0c2d"
                     *     }
                     */
                    "application/json": components["schemas"]["CheckoutOutcome"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["BasicRefused"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["PaymentRefused"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startCardPayment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request count once. The same key and body answer what the first request got; another body is 422, a request still being worked on is 409. Kept 72 hours.
                 * @example 7d1f0a3c9b5e4f6d8a2c1b0e9f8d7c6b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "sid": "s9x4kq7wd2zm8tnb",
                 *       "sessionId": "cs_6p8wk3zq7xd2m9tnb4vc5ryjfh",
                 *       "serviceId": "s9x4kq7wd2zm8tnb",
                 *       "orderId": "NB-10442",
                 *       "paymentMethod": "CARD",
                 *       "cardNumber": "4242424242424242",
                 *       "cardExpiryMonth": "05",
                 *       "cardExpiryYear": "29",
                 *       "cvv": "123",
                 *       "customerName": "نورا عبد الله",
                 *       "customerMobile": "+201001234567",
                 *       "customerEmail": "nora@example.com",
                 *       "returnUrl": "https://pay.example.com/checkout/mena/s9x4kq7wd2zm8tnb/NB-10442"
                 *     }
                 */
                "application/json": components["schemas"]["CardPaymentRequest"];
            };
        };
        responses: {
            /** @description Where the payment goes on. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "redirectLink": "https://atfawry.fawrystaging.com/atfawry/plugin/3ds/58210394776120394857610293",
                     *       "merchantRefNumber": "58210394776120394857610293",
                     *       "statusCode": 200,
                     *       "statusDescription": "Operation done successfully"
                     *     }
                     */
                    "application/json": components["schemas"]["CardPayment"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["PaymentRefused"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestWalletQr: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request count once. The same key and body answer what the first request got; another body is 422, a request still being worked on is 409. Kept 72 hours.
                 * @example 7d1f0a3c9b5e4f6d8a2c1b0e9f8d7c6b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "sid": "s9x4kq7wd2zm8tnb",
                 *       "sessionId": "cs_6p8wk3zq7xd2m9tnb4vc5ryjfh",
                 *       "serviceId": "s9x4kq7wd2zm8tnb",
                 *       "orderId": "NB-10442",
                 *       "paymentMethod": "MWALLET",
                 *       "customerName": "نورا عبد الله",
                 *       "customerMobile": "+201001234567",
                 *       "customerEmail": "nora@example.com"
                 *     }
                 */
                "application/json": components["schemas"]["WalletQrRequest"];
            };
        };
        responses: {
            /** @description The code. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 200,
                     *       "statusDescription": "Operation done successfully",
                     *       "merchantRefNumber": "58210394776120394857610293",
                     *       "walletQr": "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAB0AAAAdAQAAAAB+6FqiAAAAlUlEQVR42mP4////DwYwcSCyQILhfpr5DYaLJVMiGC7WhEQwXMwOiWC4X7r9BsOB0AAJhv+X7/9gOJksfoPhztsIC4ZvweYRDP8OPv7BcJaDy4LhxHlbCYazCZMtGO40pf5guGTfsIPh/405FgwHiq7OYLifE3OD4WLIgQiGi+6hMxgu5prMYLgfv8CC4UBMsgQD3BkAXMFHjOA758AAAAAASUVORK5CYII=",
                     *       "expirationTime": "2026-11-21T13:05:09.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["WalletQr"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["PaymentRefused"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestWalletPush: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request count once. The same key and body answer what the first request got; another body is 422, a request still being worked on is 409. Kept 72 hours.
                 * @example 7d1f0a3c9b5e4f6d8a2c1b0e9f8d7c6b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "sid": "s9x4kq7wd2zm8tnb",
                 *       "sessionId": "cs_6p8wk3zq7xd2m9tnb4vc5ryjfh",
                 *       "serviceId": "s9x4kq7wd2zm8tnb",
                 *       "orderId": "NB-10442",
                 *       "paymentMethod": "MWALLET",
                 *       "customerName": "محمود حسن",
                 *       "customerMobile": "+201112345678",
                 *       "customerEmail": "mahmoud@example.com",
                 *       "debitMobileWalletNo": "01112345678"
                 *     }
                 */
                "application/json": components["schemas"]["WalletPushRequest"];
            };
        };
        responses: {
            /** @description The wallet was asked. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 200,
                     *       "statusDescription": "Operation done successfully",
                     *       "merchantRefNumber": "58210394776120394857610293",
                     *       "expirationTime": "2026-11-21T13:05:09.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["WalletPush"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["PaymentRefused"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startPaytabsPayment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request count once. The same key and body answer what the first request got; another body is 422, a request still being worked on is 409. Kept 72 hours.
                 * @example 7d1f0a3c9b5e4f6d8a2c1b0e9f8d7c6b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "sessionId": "cs_6p8wk3zq7xd2m9tnb4vc5ryjfh"
                 *     }
                 */
                "application/json": components["schemas"]["PaytabsPaymentRequest"];
            };
        };
        responses: {
            /** @description Where the payment goes on. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "redirect_url": "https://secure-egypt.paytabs.com/payment/page/599C8AC282E43A54A09D33A9"
                     *     }
                     */
                    "application/json": components["schemas"]["PaytabsPayment"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["PaymentRefused"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestReferenceNumber: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request count once. The same key and body answer what the first request got; another body is 422, a request still being worked on is 409. Kept 72 hours.
                 * @example 7d1f0a3c9b5e4f6d8a2c1b0e9f8d7c6b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "sid": "s9x4kq7wd2zm8tnb",
                 *       "sessionId": "cs_6p8wk3zq7xd2m9tnb4vc5ryjfh",
                 *       "serviceId": "s9x4kq7wd2zm8tnb",
                 *       "orderId": "NB-10442",
                 *       "paymentMethod": "PAYATFAWRY",
                 *       "customerName": "نورا عبد الله",
                 *       "customerMobile": "+201001234567",
                 *       "customerEmail": "nora@example.com"
                 *     }
                 */
                "application/json": components["schemas"]["ReferenceRequest"];
            };
        };
        responses: {
            /** @description The reference. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "ChargeResponse",
                     *       "statusCode": 200,
                     *       "statusDescription": "Operation done successfully",
                     *       "merchantRefNumber": "58210394776120394857610293",
                     *       "referenceNumber": "7738291045",
                     *       "expirationTime": "2026-11-22T12:05:09.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["ReferenceAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["PaymentRefused"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPaymentStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "referanceNumber": "58210394776120394857610293"
                 *     }
                 */
                "application/json": components["schemas"]["PaymentStatusRequest"];
            };
        };
        responses: {
            /** @description How it stands. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "orderStatus": "PAID",
                     *       "paymentAmount": 450.5,
                     *       "referenceNumber": "7738291045",
                     *       "merchantRefNumber": "58210394776120394857610293",
                     *       "statusCode": 200,
                     *       "returnUrl": "https://nilebooks.example/thanks?status=SUCCESS&amount=450.5&orderId=NB-10442&ts=1795259109&signature=1f0c2d"
                     *     }
                     */
                    "application/json": components["schemas"]["PaymentStatus"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCardStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "serviceId": "s9x4kq7wd2zm8tnb",
                 *       "orderId": "NB-10442",
                 *       "paymentMethod": "CC",
                 *       "type": "ChargeResponse",
                 *       "referenceNumber": "7738291045",
                 *       "merchantRefNumber": "58210394776120394857610293",
                 *       "orderAmount": "450.5",
                 *       "paymentAmount": "450.5",
                 *       "fawryFees": "0",
                 *       "orderStatus": "PAID",
                 *       "paymentTime": "1795259109000",
                 *       "customerMobile": "01001234567",
                 *       "customerMail": "nora@example.com",
                 *       "authNumber": "831000",
                 *       "signature": "8d969eef6ecad3c29a3a629280e686cf0c3f5d5a86aff3ca12020c923adc6c92",
                 *       "taxes": "0",
                 *       "statusCode": "200",
                 *       "statusDescription": "Operation done successfully",
                 *       "basketPayment": "false"
                 *     }
                 */
                "application/json": components["schemas"]["CardStatusUpdate"];
            };
        };
        responses: {
            /** @description How it stands. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "orderStatus": "PAID",
                     *       "paymentAmount": 450.5,
                     *       "referenceNumber": "7738291045",
                     *       "merchantRefNumber": "58210394776120394857610293",
                     *       "statusCode": 200,
                     *       "returnUrl": "https://nilebooks.example/thanks?status=SUCCESS&amount=450.5&orderId=NB-10442&ts=1795259109&signature=1f0c2d"
                     *     }
                     */
                    "application/json": components["schemas"]["CardStatus"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startPaymobPayment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request count once. The same key and body answer what the first request got; another body is 422, a request still being worked on is 409. Kept 72 hours.
                 * @example 7d1f0a3c9b5e4f6d8a2c1b0e9f8d7c6b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "sid": "s9x4kq7wd2zm8tnb",
                 *       "sessionId": "cs_6p8wk3zq7xd2m9tnb4vc5ryjfh",
                 *       "serviceId": "s9x4kq7wd2zm8tnb",
                 *       "orderId": "NB-10442",
                 *       "paymentMethod": "CARD",
                 *       "customerMobile": "+201001234567",
                 *       "firstName": "نورا",
                 *       "lastName": "عبد الله",
                 *       "email": "nora@example.com",
                 *       "returnUrl": "https://pay.example.com/hosted-checkout/mena/eg"
                 *     }
                 */
                "application/json": components["schemas"]["PaymobPaymentRequest"];
            };
        };
        responses: {
            /** @description Where the payment goes on. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "redirectLink": "https://accept.paymob.com/unifiedcheckout/?publicKey=egy_pk_test_1&clientSecret=egy_csk_test_2"
                     *     }
                     */
                    "application/json": components["schemas"]["PaymobPayment"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["PaymentRefused"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updatePaymobStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "serviceId": "s9x4kq7wd2zm8tnb",
                 *       "orderId": "NB-10442",
                 *       "paymentMethod": "MW",
                 *       "amount_cents": "100000",
                 *       "created_at": "2024-06-13T11:33:44.592345",
                 *       "currency": "EGP",
                 *       "error_occured": "false",
                 *       "has_parent_transaction": "false",
                 *       "id": "192036465",
                 *       "integration_id": "4097558",
                 *       "is_3d_secure": "true",
                 *       "is_auth": "false",
                 *       "is_capture": "false",
                 *       "is_refunded": "false",
                 *       "is_standalone_payment": "true",
                 *       "is_voided": "false",
                 *       "order": "217503754",
                 *       "owner": "302852",
                 *       "pending": "false",
                 *       "source_data.pan": "2346",
                 *       "source_data.sub_type": "MasterCard",
                 *       "source_data.type": "card",
                 *       "success": "true",
                 *       "merchant_order_id": "58210394776120394857610293",
                 *       "hmac": "fa8ac0b7f3852e60c50e7fdd4ea5ef0bda96030c19dea1d55df8c76d6c08ab1877774662cbb04981dc84839ad4da560bcc8cb53b8973548657f7e8f8d2e79930"
                 *     }
                 */
                "application/json": components["schemas"]["PaymobReturn"];
            };
        };
        responses: {
            /** @description How it stands. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "orderStatus": "PAID",
                     *       "paymentAmount": 1000,
                     *       "merchantRefNumber": "58210394776120394857610293",
                     *       "statusCode": 200,
                     *       "returnUrl": "https://nilebooks.example/thanks?status=SUCCESS&amount=1000&orderId=NB-10442&ts=1795259109&signature=1f0c2d"
                     *     }
                     */
                    "application/json": components["schemas"]["CardStatus"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignatureRefused"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startMontyPayment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request count once. The same key and body answer what the first request got; another body is 422, a request still being worked on is 409. Kept 72 hours.
                 * @example 7d1f0a3c9b5e4f6d8a2c1b0e9f8d7c6b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "sessionId": "cs_4t7nk9wq2xd8m3zb6vc5ryjfph",
                 *       "mobileNumber": "971501234567",
                 *       "firstName": "مريم",
                 *       "lastName": "المنصوري",
                 *       "email": "mariam@example.com"
                 *     }
                 */
                "application/json": components["schemas"]["MontyPaymentRequest"];
            };
        };
        responses: {
            /** @description Where the payment goes on. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "url": "https://checkout.montypay.com/auth/eyJhbGciOiJIUzI1NiJ9.c2Vzc2lvbg"
                     *     }
                     */
                    "application/json": components["schemas"]["MontyPayment"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["PaymentRefused"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    receiveProviderCallback: {
        parameters: {
            query?: {
                /**
                 * @description Paymob's signature of the notice; other providers sign in the body or a header.
                 * @example fa8ac0b7f3852e60c50e7fdd4ea5ef0bda96030c19dea1d55df8c76d6c08ab18
                 */
                hmac?: components["parameters"]["NoticeHmac"];
            };
            header?: never;
            path: {
                /**
                 * @description The provider's name in lower case.
                 * @example fawry
                 */
                provider: components["parameters"]["Provider"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "requestId": "c72827d084ea4b88949d91dd2db4996e",
                 *       "fawryRefNumber": "7738291045",
                 *       "merchantRefNumber": "58210394776120394857610293",
                 *       "paymentAmount": 450.5,
                 *       "orderAmount": 450.5,
                 *       "orderStatus": "PAID",
                 *       "paymentMethod": "PAYATFAWRY",
                 *       "paymentRefrenceNumber": "129871204",
                 *       "messageSignature": "8d969eef6ecad3c29a3a629280e686cf0c3f5d5a86aff3ca12020c923adc6c92"
                 *     }
                 */
                "application/json": components["schemas"]["FawryNotification"];
                /**
                 * @example {
                 *       "id": "aaaff66a-904f-11eb-9c35-0242ac120002",
                 *       "order_number": "58210394776120394857610293",
                 *       "order_amount": "360.00",
                 *       "order_currency": "AED",
                 *       "order_status": "settled",
                 *       "type": "sale",
                 *       "status": "success",
                 *       "hash": "8a38ed0e05c3a5ae0b5a51ea76bd1c2ae8b8a2b1"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["FormNotification"];
            };
        };
        responses: {
            /** @description Taken in. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "OK"
                     *     }
                     */
                    "application/json": components["schemas"]["CallbackAnswer"];
                    /** @example OK */
                    "text/plain": "OK";
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignatureRefused"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPayouts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "dateFrom": "2026-11-15",
                 *       "dateTo": "2026-11-21",
                 *       "status": "All",
                 *       "page": 1,
                 *       "limit": 25,
                 *       "sort": "-createdDate"
                 *     }
                 */
                "application/json": components["schemas"]["PayoutQuery"];
            };
        };
        responses: {
            /** @description A page of payouts. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "_id": "pay_6k2wq9zd4xm8t3nb5vc7ryjfph1",
                     *           "referanceNumber": "PO-2611210042",
                     *           "merchantName": "Nile Books",
                     *           "userTypeId": "mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp",
                     *           "serviceId": "s9x4kq7wd2zm8tnb",
                     *           "fullName": "نورا عبد الله",
                     *           "beneficiaryEmail": "noura@mail.example",
                     *           "msisdn": "201001234567",
                     *           "nationalId": "**********4321",
                     *           "countryCode": "EG",
                     *           "amount": 1500,
                     *           "currency": "EGP",
                     *           "payoutType": "WALLET",
                     *           "merchantOrderId": "59109042",
                     *           "status": "Pending",
                     *           "createdDate": "2026-11-21T09:05:09.000Z",
                     *           "updatedDate": "2026-11-21T09:05:09.000Z",
                     *           "createdBy": "Karim Fathy"
                     *         },
                     *         {
                     *           "_id": "pay_2t8xk4zq7wd9m3nb6vc5ryjfph2",
                     *           "referanceNumber": "PO-2611200017",
                     *           "merchantName": "Nile Books",
                     *           "userTypeId": "mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp",
                     *           "serviceId": "s9x4kq7wd2zm8tnb",
                     *           "fullName": "Omar El-Sayed",
                     *           "beneficiaryEmail": "omar@mail.example",
                     *           "msisdn": "201112345678",
                     *           "nationalId": "**********8812",
                     *           "countryCode": "EG",
                     *           "amount": 22000,
                     *           "currency": "EGP",
                     *           "payoutType": "BANK",
                     *           "bankName": "Banque Misr",
                     *           "bankNo": "EG380019000500000000263180002",
                     *           "merchantOrderId": "48820017",
                     *           "loanId": "7731904",
                     *           "status": "Approved",
                     *           "createdDate": "2026-11-20T07:40:00.000Z",
                     *           "updatedDate": "2026-11-20T11:12:30.000Z",
                     *           "createdBy": "Karim Fathy",
                     *           "decidedBy": "Mona Hassan",
                     *           "selfDecided": false
                     *         }
                     *       ],
                     *       "current": 1,
                     *       "pages": 1,
                     *       "total": 2,
                     *       "totalIsCapped": false
                     *     }
                     */
                    "application/json": components["schemas"]["PayoutPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchPayouts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "dateFrom": "2026-11-15",
                 *       "dateTo": "2026-11-21",
                 *       "status": "All",
                 *       "query": "نورا",
                 *       "page": 1,
                 *       "limit": 25
                 *     }
                 */
                "application/json": components["schemas"]["PayoutSearch"];
            };
        };
        responses: {
            /** @description A page of payouts. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "_id": "pay_6k2wq9zd4xm8t3nb5vc7ryjfph1",
                     *           "referanceNumber": "PO-2611210042",
                     *           "merchantName": "Nile Books",
                     *           "userTypeId": "mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp",
                     *           "serviceId": "s9x4kq7wd2zm8tnb",
                     *           "fullName": "نورا عبد الله",
                     *           "beneficiaryEmail": "noura@mail.example",
                     *           "msisdn": "201001234567",
                     *           "nationalId": "**********4321",
                     *           "countryCode": "EG",
                     *           "amount": 1500,
                     *           "currency": "EGP",
                     *           "payoutType": "WALLET",
                     *           "merchantOrderId": "59109042",
                     *           "status": "Pending",
                     *           "createdDate": "2026-11-21T09:05:09.000Z",
                     *           "updatedDate": "2026-11-21T09:05:09.000Z",
                     *           "createdBy": "Karim Fathy"
                     *         }
                     *       ],
                     *       "current": 1,
                     *       "pages": 1,
                     *       "total": 1,
                     *       "totalIsCapped": false
                     *     }
                     */
                    "application/json": components["schemas"]["PayoutPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPayout: {
        parameters: {
            query?: {
                /**
                 * @description A masked field to answer whole; only for who may approve payouts, and recorded in the payout's history.
                 * @example nationalId
                 */
                reveal?: components["parameters"]["PayoutReveal"];
            };
            header?: never;
            path: {
                /**
                 * @description The payout's `_id`.
                 * @example pay_6k2wq9zd4xm8t3nb5vc7ryjfph1
                 */
                id: components["parameters"]["PayoutKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Money to be sent to a beneficiary, taken from the merchant's loan account or account balance when it is approved. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "pay_6k2wq9zd4xm8t3nb5vc7ryjfph1",
                     *       "referanceNumber": "PO-2611210042",
                     *       "merchantName": "Nile Books",
                     *       "userTypeId": "mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp",
                     *       "serviceId": "s9x4kq7wd2zm8tnb",
                     *       "fullName": "نورا عبد الله",
                     *       "beneficiaryEmail": "noura@mail.example",
                     *       "msisdn": "201001234567",
                     *       "nationalId": "**********4321",
                     *       "countryCode": "EG",
                     *       "amount": 1500,
                     *       "currency": "EGP",
                     *       "payoutType": "WALLET",
                     *       "bankName": "Banque Misr",
                     *       "bankNo": "EG380019000500000000263180002",
                     *       "merchantOrderId": "59109042",
                     *       "voucherCode": "VC-88213",
                     *       "loanId": "7731904",
                     *       "status": "Pending",
                     *       "createdDate": "2026-11-21T09:05:09.000Z",
                     *       "updatedDate": "2026-11-21T12:05:09.000Z",
                     *       "createdBy": "Karim Fathy",
                     *       "decidedBy": "Mona Hassan",
                     *       "selfDecided": false,
                     *       "decisionReason": "The account number is of another person",
                     *       "isOwn": false,
                     *       "flags": [
                     *         {
                     *           "code": "same-msisdn",
                     *           "payouts": [
                     *             "PO-2611210041"
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Payout"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    summarizePayouts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "dateFrom": "2026-11-15",
                 *       "dateTo": "2026-11-21",
                 *       "status": "All"
                 *     }
                 */
                "application/json": components["schemas"]["PayoutSummaryQuery"];
            };
        };
        responses: {
            /** @description The sums. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "dateFrom": "2026-11-15",
                     *       "dateTo": "2026-11-21",
                     *       "totals": [
                     *         {
                     *           "status": "Pending",
                     *           "currency": "EGP",
                     *           "count": 1,
                     *           "amount": 1500
                     *         },
                     *         {
                     *           "status": "Approved",
                     *           "currency": "EGP",
                     *           "count": 1,
                     *           "amount": 22000
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PayoutSummary"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkPayout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "serviceId": "s9x4kq7wd2zm8tnb",
                 *       "amount": 1500,
                 *       "nationalId": "29001011234321",
                 *       "msisdn": "201001234567",
                 *       "bankNo": "EG380019000500000000263180002"
                 *     }
                 */
                "application/json": components["schemas"]["PayoutGuardQuery"];
            };
        };
        responses: {
            /** @description What there is to look twice at. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "flags": [
                     *         {
                     *           "code": "same-msisdn",
                     *           "payouts": [
                     *             "PO-2611210041"
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PayoutGuards"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPayoutContext: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The payout's `_id`.
                 * @example pay_6k2wq9zd4xm8t3nb5vc7ryjfph1
                 */
                id: components["parameters"]["PayoutKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What helps to decide a payout. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "funds": {
                     *         "currency": "EGP",
                     *         "loan": 12000,
                     *         "balance": 800,
                     *         "pending": 4500,
                     *         "pendingCount": 3
                     *       },
                     *       "others": [
                     *         {
                     *           "_id": "pay_6k2wq9zd4xm8t3nb5vc7ryjfph1",
                     *           "referanceNumber": "PO-2611210042",
                     *           "merchantName": "Nile Books",
                     *           "userTypeId": "mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp",
                     *           "serviceId": "s9x4kq7wd2zm8tnb",
                     *           "fullName": "نورا عبد الله",
                     *           "beneficiaryEmail": "noura@mail.example",
                     *           "msisdn": "201001234567",
                     *           "nationalId": "**********4321",
                     *           "countryCode": "EG",
                     *           "amount": 1500,
                     *           "currency": "EGP",
                     *           "payoutType": "WALLET",
                     *           "bankName": "Banque Misr",
                     *           "bankNo": "EG380019000500000000263180002",
                     *           "merchantOrderId": "59109042",
                     *           "voucherCode": "VC-88213",
                     *           "loanId": "7731904",
                     *           "status": "Pending",
                     *           "createdDate": "2026-11-21T09:05:09.000Z",
                     *           "updatedDate": "2026-11-21T12:05:09.000Z",
                     *           "createdBy": "Karim Fathy",
                     *           "decidedBy": "Mona Hassan",
                     *           "selfDecided": false,
                     *           "decisionReason": "The account number is of another person",
                     *           "isOwn": false,
                     *           "flags": [
                     *             {
                     *               "code": "same-msisdn",
                     *               "payouts": [
                     *                 "PO-2611210041"
                     *               ]
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PayoutContext"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addPayout: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request count once. The same key and body answer what the first request got; another body is 422, a request still being worked on is 409. Kept 72 hours.
                 * @example 7d1f0a3c9b5e4f6d8a2c1b0e9f8d7c6b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "serviceId": "s9x4kq7wd2zm8tnb",
                 *       "amount": 1500,
                 *       "fullName": "نورا عبد الله",
                 *       "nationalId": "29001011234321",
                 *       "msisdn": "201001234567",
                 *       "beneficiaryEmail": "noura@mail.example",
                 *       "countryCode": "EG",
                 *       "payoutType": "WALLET",
                 *       "merchantOrderId": "59109042"
                 *     }
                 */
                "application/json": components["schemas"]["PayoutInput"];
            };
        };
        responses: {
            /** @description The payout with status Pending. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "pay_6k2wq9zd4xm8t3nb5vc7ryjfph1",
                     *       "referanceNumber": "PO-2611210042",
                     *       "merchantName": "Nile Books",
                     *       "userTypeId": "mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp",
                     *       "serviceId": "s9x4kq7wd2zm8tnb",
                     *       "fullName": "نورا عبد الله",
                     *       "beneficiaryEmail": "noura@mail.example",
                     *       "msisdn": "201001234567",
                     *       "nationalId": "**********4321",
                     *       "countryCode": "EG",
                     *       "amount": 1500,
                     *       "currency": "EGP",
                     *       "payoutType": "WALLET",
                     *       "merchantOrderId": "59109042",
                     *       "status": "Pending",
                     *       "createdDate": "2026-11-21T09:05:09.000Z",
                     *       "updatedDate": "2026-11-21T09:05:09.000Z",
                     *       "createdBy": "Karim Fathy"
                     *     }
                     */
                    "application/json": components["schemas"]["Payout"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["PayoutRefused"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deletePayout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The payout's `_id`.
                 * @example pay_6k2wq9zd4xm8t3nb5vc7ryjfph1
                 */
                id: components["parameters"]["PayoutKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payout is gone. */
            204: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["PayoutConflict"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setPayoutStatus: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request count once. The same key and body answer what the first request got; another body is 422, a request still being worked on is 409. Kept 72 hours.
                 * @example 7d1f0a3c9b5e4f6d8a2c1b0e9f8d7c6b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "pay_6k2wq9zd4xm8t3nb5vc7ryjfph1",
                 *       "status": "Approved",
                 *       "amount": 1500,
                 *       "merchant": "Nile Books"
                 *     }
                 */
                "application/json": components["schemas"]["PayoutDecision"];
            };
        };
        responses: {
            /** @description The payout as it is now. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "pay_6k2wq9zd4xm8t3nb5vc7ryjfph1",
                     *       "referanceNumber": "PO-2611210042",
                     *       "merchantName": "Nile Books",
                     *       "userTypeId": "mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp",
                     *       "serviceId": "s9x4kq7wd2zm8tnb",
                     *       "fullName": "نورا عبد الله",
                     *       "beneficiaryEmail": "noura@mail.example",
                     *       "msisdn": "201001234567",
                     *       "nationalId": "**********4321",
                     *       "countryCode": "EG",
                     *       "amount": 1500,
                     *       "currency": "EGP",
                     *       "payoutType": "WALLET",
                     *       "merchantOrderId": "59109042",
                     *       "status": "Approved",
                     *       "createdDate": "2026-11-21T09:05:09.000Z",
                     *       "updatedDate": "2026-11-21T12:05:09.000Z",
                     *       "createdBy": "Karim Fathy",
                     *       "decidedBy": "Mona Hassan",
                     *       "selfDecided": false
                     *     }
                     */
                    "application/json": components["schemas"]["Payout"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["PayoutConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listApprovalFiles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "dateFrom": "2026-11-15",
                 *       "dateTo": "2026-11-21",
                 *       "page": 1,
                 *       "limit": 25,
                 *       "sort": "-createdDate"
                 *     }
                 */
                "application/json": components["schemas"]["ApprovalFileQuery"];
            };
        };
        responses: {
            /** @description A page of files. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "_id": "apf_3m9tk5zq7xd2w8nb4vc6ryjfph1",
                     *           "originalName": "Loan_Disbursements_21-11-2026.xlsx",
                     *           "fileName": "upl_4k8w2m7q9zd3xt5nb6vc1ryjfph.xlsx",
                     *           "updatedRecords": 2,
                     *           "noOfTransactions": 4,
                     *           "createdDate": "2026-11-21T12:05:09.000Z",
                     *           "createdBy": "Mona Hassan"
                     *         },
                     *         {
                     *           "_id": "apf_8x2kq7wd4zm9t3nb6vc5ryjfph2",
                     *           "originalName": "موافقات نوفمبر.xlsx",
                     *           "fileName": "upl_9t3xm7zq2wd8k4nb5vc6ryj1fph.xlsx",
                     *           "updatedRecords": 118,
                     *           "noOfTransactions": 120,
                     *           "createdDate": "2026-11-19T08:30:00.000Z",
                     *           "createdBy": "Mona Hassan"
                     *         }
                     *       ],
                     *       "current": 1,
                     *       "pages": 1,
                     *       "total": 2
                     *     }
                     */
                    "application/json": components["schemas"]["ApprovalFilePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadApprovalFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "file": "the file's bytes"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["ApprovalUpload"];
            };
        };
        responses: {
            /** @description What the file says. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "originalName": "Loan_Disbursements_21-11-2026.xlsx",
                     *       "fileName": "upl_4k8w2m7q9zd3xt5nb6vc1ryjfph.xlsx",
                     *       "size": 18432,
                     *       "total": 4,
                     *       "Approved": 2,
                     *       "Rejected": 1,
                     *       "invalidStatus": [
                     *         "Aproved"
                     *       ],
                     *       "amount": 1500,
                     *       "currency": "EGP",
                     *       "verdicts": {
                     *         "will-approve": 1,
                     *         "will-reject": 1,
                     *         "unknown-reference": 1,
                     *         "already-decided": 0,
                     *         "listed-twice": 0,
                     *         "amount-differs": 0,
                     *         "invalid-status": 1,
                     *         "own-payout": 0,
                     *         "not-covered": 0,
                     *         "taken-out": 0
                     *       },
                     *       "sums": [
                     *         {
                     *           "currency": "EGP",
                     *           "approves": 1,
                     *           "rejects": 1,
                     *           "amount": 1500
                     *         }
                     *       ],
                     *       "totals": [
                     *         {
                     *           "verdict": "will-approve",
                     *           "currency": "EGP",
                     *           "rows": 1,
                     *           "amount": 1500
                     *         },
                     *         {
                     *           "verdict": "will-reject",
                     *           "currency": "EGP",
                     *           "rows": 1,
                     *           "amount": 700
                     *         },
                     *         {
                     *           "verdict": "unknown-reference",
                     *           "rows": 1,
                     *           "amount": 0
                     *         },
                     *         {
                     *           "verdict": "invalid-status",
                     *           "currency": "EGP",
                     *           "rows": 1,
                     *           "amount": 22000
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ApprovalSummary"];
                };
            };
            400: components["responses"]["UploadRefused"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["UploadTooLarge"];
            415: components["responses"]["UploadUnsupported"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UploadUnavailable"];
        };
    };
    getApprovalVerdicts: {
        parameters: {
            query?: {
                /**
                 * @description The page to answer, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows on a page.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Field to order by, with `-` before it for descending; each list names its fields. Newest first unless sent, or as the list says.
                 * @example row
                 */
                sort?: components["parameters"]["VerdictSort"];
                /**
                 * @description Text to find.
                 * @example books
                 */
                q?: components["parameters"]["Q"];
                /**
                 * @description Only rows of this verdict.
                 * @example unknown-reference
                 */
                verdict?: components["parameters"]["Verdict"];
                /**
                 * @description true: only rows whose result differs from their verdict; false: only the others.
                 * @example true
                 */
                changed?: components["parameters"]["VerdictChanged"];
            };
            header?: never;
            path: {
                /**
                 * @description The name that the upload answered.
                 * @example upl_4k8w2m7q9zd3xt5nb6vc1ryjfph.xlsx
                 */
                fileName: components["parameters"]["FileName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of rows. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "row": 2,
                     *           "referanceNumber": "PO-2611210042",
                     *           "status": "Approved",
                     *           "amount": "1500",
                     *           "verdict": "will-approve",
                     *           "payout": {
                     *             "_id": "pay_6k2wq9zd4xm8t3nb5vc7ryjfph1",
                     *             "referanceNumber": "PO-2611210042",
                     *             "merchantName": "Nile Books",
                     *             "userTypeId": "mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp",
                     *             "serviceId": "s9x4kq7wd2zm8tnb",
                     *             "fullName": "نورا عبد الله",
                     *             "beneficiaryEmail": "noura@mail.example",
                     *             "msisdn": "201001234567",
                     *             "nationalId": "**********4321",
                     *             "countryCode": "EG",
                     *             "amount": 1500,
                     *             "currency": "EGP",
                     *             "payoutType": "WALLET",
                     *             "merchantOrderId": "59109042",
                     *             "status": "Pending",
                     *             "createdDate": "2026-11-21T09:05:09.000Z",
                     *             "updatedDate": "2026-11-21T09:05:09.000Z",
                     *             "createdBy": "Karim Fathy"
                     *           }
                     *         },
                     *         {
                     *           "row": 3,
                     *           "referanceNumber": "PO-2611210043",
                     *           "status": "Rejected",
                     *           "verdict": "will-reject",
                     *           "payout": {
                     *             "_id": "pay_4w7zk9xq2md8t3nb5vc6ryjfph3",
                     *             "referanceNumber": "PO-2611210043",
                     *             "merchantName": "Nile Books",
                     *             "userTypeId": "mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp",
                     *             "serviceId": "s9x4kq7wd2zm8tnb",
                     *             "fullName": "Salma Adel",
                     *             "beneficiaryEmail": "salma@mail.example",
                     *             "msisdn": "201551234567",
                     *             "nationalId": "**********1207",
                     *             "countryCode": "EG",
                     *             "amount": 700,
                     *             "currency": "EGP",
                     *             "payoutType": "WALLET",
                     *             "merchantOrderId": "59109043",
                     *             "status": "Pending",
                     *             "createdDate": "2026-11-21T09:05:09.000Z",
                     *             "updatedDate": "2026-11-21T09:05:09.000Z",
                     *             "createdBy": "Karim Fathy"
                     *           }
                     *         },
                     *         {
                     *           "row": 4,
                     *           "referanceNumber": "PO-1",
                     *           "status": "Approved",
                     *           "amount": "90",
                     *           "verdict": "unknown-reference"
                     *         },
                     *         {
                     *           "row": 5,
                     *           "referanceNumber": "PO-2611200017",
                     *           "status": "Aproved",
                     *           "verdict": "invalid-status",
                     *           "payout": {
                     *             "_id": "pay_2t8xk4zq7wd9m3nb6vc5ryjfph2",
                     *             "referanceNumber": "PO-2611200017",
                     *             "merchantName": "Nile Books",
                     *             "userTypeId": "mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp",
                     *             "serviceId": "s9x4kq7wd2zm8tnb",
                     *             "fullName": "Omar El-Sayed",
                     *             "beneficiaryEmail": "omar@mail.example",
                     *             "msisdn": "201112345678",
                     *             "nationalId": "**********8812",
                     *             "countryCode": "EG",
                     *             "amount": 22000,
                     *             "currency": "EGP",
                     *             "payoutType": "BANK",
                     *             "bankName": "Banque Misr",
                     *             "bankNo": "EG380019000500000000263180002",
                     *             "merchantOrderId": "48820017",
                     *             "loanId": "7731904",
                     *             "status": "Approved",
                     *             "createdDate": "2026-11-20T07:40:00.000Z",
                     *             "updatedDate": "2026-11-20T11:12:30.000Z",
                     *             "createdBy": "Karim Fathy",
                     *             "decidedBy": "Mona Hassan",
                     *             "selfDecided": false
                     *           }
                     *         }
                     *       ],
                     *       "current": 1,
                     *       "pages": 1,
                     *       "total": 4
                     *     }
                     */
                    "application/json": components["schemas"]["ApprovalRowPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getApprovalSummary: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The name that the upload answered.
                 * @example upl_4k8w2m7q9zd3xt5nb6vc1ryjfph.xlsx
                 */
                fileName: components["parameters"]["FileName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What an uploaded file says. Nothing is decided yet. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "originalName": "Loan_Disbursements_21-11-2026.xlsx",
                     *       "fileName": "upl_4k8w2m7q9zd3xt5nb6vc1ryjfph.xlsx",
                     *       "size": 18432,
                     *       "total": 4,
                     *       "Approved": 2,
                     *       "Rejected": 1,
                     *       "invalidStatus": [
                     *         "Aproved"
                     *       ],
                     *       "amount": 1500,
                     *       "currency": "EGP",
                     *       "sums": [
                     *         {
                     *           "currency": "EGP",
                     *           "approves": 1,
                     *           "rejects": 1,
                     *           "amount": 1500
                     *         }
                     *       ],
                     *       "totals": [
                     *         {
                     *           "verdict": "will-approve",
                     *           "currency": "EGP",
                     *           "rows": 1,
                     *           "amount": 1500
                     *         }
                     *       ],
                     *       "verdicts": {
                     *         "will-approve": 1,
                     *         "will-reject": 1,
                     *         "unknown-reference": 1,
                     *         "already-decided": 0,
                     *         "listed-twice": 0,
                     *         "amount-differs": 0,
                     *         "invalid-status": 1,
                     *         "own-payout": 0,
                     *         "not-covered": 0,
                     *         "taken-out": 0
                     *       },
                     *       "recordId": "apf_3m9tk5zq7xd2w8nb4vc6ryjfph1",
                     *       "changed": 0
                     *     }
                     */
                    "application/json": components["schemas"]["ApprovalSummary"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    takeOutApprovalRows: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The name that the upload answered.
                 * @example upl_4k8w2m7q9zd3xt5nb6vc1ryjfph.xlsx
                 */
                fileName: components["parameters"]["FileName"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "out": true,
                 *       "rows": [
                 *         2,
                 *         5
                 *       ],
                 *       "verdict": "will-approve",
                 *       "q": "books"
                 *     }
                 */
                "application/json": components["schemas"]["ApprovalRowChoice"];
            };
        };
        responses: {
            /** @description What an uploaded file says. Nothing is decided yet. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "originalName": "Loan_Disbursements_21-11-2026.xlsx",
                     *       "fileName": "upl_4k8w2m7q9zd3xt5nb6vc1ryjfph.xlsx",
                     *       "size": 18432,
                     *       "total": 4,
                     *       "Approved": 2,
                     *       "Rejected": 1,
                     *       "invalidStatus": [
                     *         "Aproved"
                     *       ],
                     *       "amount": 1500,
                     *       "currency": "EGP",
                     *       "sums": [
                     *         {
                     *           "currency": "EGP",
                     *           "approves": 1,
                     *           "rejects": 1,
                     *           "amount": 1500
                     *         }
                     *       ],
                     *       "totals": [
                     *         {
                     *           "verdict": "will-approve",
                     *           "currency": "EGP",
                     *           "rows": 1,
                     *           "amount": 1500
                     *         }
                     *       ],
                     *       "verdicts": {
                     *         "will-approve": 1,
                     *         "will-reject": 1,
                     *         "unknown-reference": 1,
                     *         "already-decided": 0,
                     *         "listed-twice": 0,
                     *         "amount-differs": 0,
                     *         "invalid-status": 1,
                     *         "own-payout": 0,
                     *         "not-covered": 0,
                     *         "taken-out": 0
                     *       },
                     *       "recordId": "apf_3m9tk5zq7xd2w8nb4vc6ryjfph1",
                     *       "changed": 0
                     *     }
                     */
                    "application/json": components["schemas"]["ApprovalSummary"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["FileConflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getApprovalProgress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The name that the upload answered.
                 * @example upl_4k8w2m7q9zd3xt5nb6vc1ryjfph.xlsx
                 */
                fileName: components["parameters"]["FileName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How far a file is carried out. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "done": 2,
                     *       "total": 4
                     *     }
                     */
                    "application/json": components["schemas"]["ApprovalProgress"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    processApprovalFile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request count once. The same key and body answer what the first request got; another body is 422, a request still being worked on is 409. Kept 72 hours.
                 * @example 7d1f0a3c9b5e4f6d8a2c1b0e9f8d7c6b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "originalName": "Loan_Disbursements_21-11-2026.xlsx",
                 *       "fileName": "upl_4k8w2m7q9zd3xt5nb6vc1ryjfph.xlsx",
                 *       "size": 18432,
                 *       "total": 4,
                 *       "invalidStatus": 1
                 *     }
                 */
                "application/json": components["schemas"]["ApprovalProceed"];
            };
        };
        responses: {
            /** @description The record of the file and what became of its rows. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "apf_3m9tk5zq7xd2w8nb4vc6ryjfph1",
                     *       "originalName": "Loan_Disbursements_21-11-2026.xlsx",
                     *       "fileName": "upl_4k8w2m7q9zd3xt5nb6vc1ryjfph.xlsx",
                     *       "updatedRecords": 2,
                     *       "noOfTransactions": 4,
                     *       "createdDate": "2026-11-21T12:05:09.000Z",
                     *       "createdBy": "Mona Hassan",
                     *       "results": {
                     *         "Approved": 1,
                     *         "Rejected": 1,
                     *         "unknown-reference": 1,
                     *         "already-decided": 0,
                     *         "listed-twice": 0,
                     *         "amount-differs": 0,
                     *         "invalid-status": 1,
                     *         "own-payout": 0,
                     *         "not-covered": 0,
                     *         "taken-out": 0
                     *       },
                     *       "changed": 0,
                     *       "changes": []
                     *     }
                     */
                    "application/json": components["schemas"]["ApprovalOutcome"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["FileConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    discardApprovalFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The name that the upload answered.
                 * @example upl_4k8w2m7q9zd3xt5nb6vc1ryjfph.xlsx
                 */
                fileName: components["parameters"]["FileName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file is gone. */
            204: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["FileConflict"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getApprovalResult: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The file record's `_id`.
                 * @example apf_3m9tk5zq7xd2w8nb4vc6ryjfph1
                 */
                id: components["parameters"]["ApprovalFileKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A sheet with a line for each row. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example row,referanceNumber,status,amount,result
                     *     2,PO-2611210042,Approved,1500,Approved
                     *     3,PO-2611210043,Rejected,,Rejected
                     *     4,PO-1,Approved,90,unknown-reference
                     *     5,PO-2611200017,Aproved,,invalid-status
                     */
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLoanAccounts: {
        parameters: {
            query?: {
                /**
                 * @description The page to answer, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows on a page.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Field to order by, with `-` before it for descending; each list names its fields. Newest first unless sent, or as the list says.
                 * @example merchantName
                 */
                sort?: components["parameters"]["LoanAccountSort"];
                /**
                 * @description Text to find.
                 * @example books
                 */
                q?: components["parameters"]["Q"];
                /**
                 * @description Local currency.
                 * @example EGP
                 */
                currency?: components["parameters"]["Currency"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of loan accounts. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "_id": "lac_5k2wq8zd7xm4t9nb3vc6ryjfph1",
                     *           "merchantName": "Lahore Loans",
                     *           "userTypeId": "mer_9w4zk7xq3md8t2nb6vc5ryjfph4",
                     *           "currency": "PKR",
                     *           "availableBalance": 3642750,
                     *           "totalTransactions": 2,
                     *           "totalTransactionsAmount": 4032400
                     *         },
                     *         {
                     *           "_id": "lac_8m3xq7zk2wd9t4nb5vc6ryjfph2",
                     *           "merchantName": "Karachi Cinemas",
                     *           "userTypeId": "mer_5q8zk3xw9md2t7nb4vc6ryjfph2",
                     *           "currency": "PKR",
                     *           "availableBalance": 0,
                     *           "totalTransactions": 0,
                     *           "totalTransactionsAmount": 0
                     *         }
                     *       ],
                     *       "current": 1,
                     *       "pages": 1,
                     *       "total": 2
                     *     }
                     */
                    "application/json": components["schemas"]["LoanAccountPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLoanTransaction: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The loan transaction's `_id`.
                 * @example ltx_6p9wk4zq8xd3m7nb2vc5ryjfph1
                 */
                id: components["parameters"]["LoanTransactionKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The transaction. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "ltx_6p9wk4zq8xd3m7nb2vc5ryjfph1",
                     *       "transactionId": "LT-2611180007",
                     *       "merchantName": "Lahore Loans",
                     *       "userTypeId": "mer_9w4zk7xq3md8t2nb6vc5ryjfph4",
                     *       "currency": "USD",
                     *       "paymentMethod": "USD-DEPOSIT",
                     *       "totalAmount": 10000,
                     *       "totalBilledAmount": 2702400,
                     *       "availableBilledAmount": 2362400,
                     *       "exchangeRate": 281.5,
                     *       "waleeCommission": 2.5,
                     *       "sbpCharges": 0.5,
                     *       "serviceSalesTax": 0,
                     *       "withHoldingCharges": 1,
                     *       "reference": "HBL transfer 771204",
                     *       "createdDate": "2026-11-18T06:45:10.000Z",
                     *       "loanAccount": {
                     *         "_id": "lac_5k2wq8zd7xm4t9nb3vc6ryjfph1",
                     *         "merchantName": "Lahore Loans",
                     *         "userTypeId": "mer_9w4zk7xq3md8t2nb6vc5ryjfph4",
                     *         "currency": "PKR",
                     *         "availableBalance": 3642750,
                     *         "totalTransactions": 2,
                     *         "totalTransactionsAmount": 4032400
                     *       },
                     *       "history": [
                     *         {
                     *           "date": "2026-11-19",
                     *           "time": "2026-11-19T07:10:00.000Z",
                     *           "description": "Changed sbpCharges",
                     *           "actor": "Mona Hassan",
                     *           "before": {
                     *             "sbpCharges": 0.25,
                     *             "totalBilledAmount": 2709437.5
                     *           },
                     *           "after": {
                     *             "sbpCharges": 0.5,
                     *             "totalBilledAmount": 2702400
                     *           }
                     *         },
                     *         {
                     *           "date": "2026-11-18",
                     *           "time": "2026-11-18T06:45:10.000Z",
                     *           "description": "Transaction created",
                     *           "actor": "Mona Hassan",
                     *           "after": {
                     *             "totalAmount": 10000,
                     *             "currency": "USD",
                     *             "exchangeRate": 281.5
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["LoanTransactionDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLoanTransactions: {
        parameters: {
            query?: {
                /**
                 * @description The page to answer, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows on a page.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Field to order by, with `-` before it for descending; each list names its fields. Newest first unless sent, or as the list says.
                 * @example -createdDate
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Text to find.
                 * @example books
                 */
                q?: components["parameters"]["Q"];
                /**
                 * @description The `next` of the page before; with it, `page` does not count.
                 * @example MjAyNi0xMS0yMVQxMjowNTowOS4wMDBaIGxvZ18xMjM
                 */
                after?: components["parameters"]["After"];
            };
            header?: never;
            path: {
                /**
                 * @description The merchant's `_id`, or its loan account's.
                 * @example mer_9w4zk7xq3md8t2nb6vc5ryjfph4
                 */
                id: components["parameters"]["LoanAccountKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of transactions and the balance. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "_id": "ltx_6p9wk4zq8xd3m7nb2vc5ryjfph1",
                     *           "transactionId": "LT-2611180007",
                     *           "merchantName": "Lahore Loans",
                     *           "userTypeId": "mer_9w4zk7xq3md8t2nb6vc5ryjfph4",
                     *           "currency": "USD",
                     *           "paymentMethod": "USD-DEPOSIT",
                     *           "totalAmount": 10000,
                     *           "totalBilledAmount": 2702400,
                     *           "availableBilledAmount": 2362400,
                     *           "exchangeRate": 281.5,
                     *           "waleeCommission": 2.5,
                     *           "sbpCharges": 0.5,
                     *           "serviceSalesTax": 0,
                     *           "withHoldingCharges": 1,
                     *           "reference": "HBL transfer 771204",
                     *           "createdDate": "2026-11-18T06:45:10.000Z",
                     *           "loanAccount": {
                     *             "_id": "lac_5k2wq8zd7xm4t9nb3vc6ryjfph1",
                     *             "merchantName": "Lahore Loans",
                     *             "userTypeId": "mer_9w4zk7xq3md8t2nb6vc5ryjfph4",
                     *             "currency": "PKR",
                     *             "availableBalance": 3642750,
                     *             "totalTransactions": 2,
                     *             "totalTransactionsAmount": 4032400
                     *           }
                     *         },
                     *         {
                     *           "_id": "ltx_3t7xm2zq9wd4k8nb6vc5ryjfph2",
                     *           "transactionId": "LT-2611120003",
                     *           "merchantName": "Lahore Loans",
                     *           "userTypeId": "mer_9w4zk7xq3md8t2nb6vc5ryjfph4",
                     *           "currency": "PKR",
                     *           "paymentMethod": "IBFT",
                     *           "totalAmount": 1400000,
                     *           "totalBilledAmount": 1330000,
                     *           "availableBilledAmount": 1280350,
                     *           "waleeCommission": 4,
                     *           "sbpCharges": 0.5,
                     *           "serviceSalesTax": 0.25,
                     *           "withHoldingCharges": 0.25,
                     *           "createdDate": "2026-11-12T10:00:00.000Z",
                     *           "loanAccount": {
                     *             "_id": "lac_5k2wq8zd7xm4t9nb3vc6ryjfph1",
                     *             "merchantName": "Lahore Loans",
                     *             "userTypeId": "mer_9w4zk7xq3md8t2nb6vc5ryjfph4",
                     *             "currency": "PKR",
                     *             "availableBalance": 3642750,
                     *             "totalTransactions": 2,
                     *             "totalTransactionsAmount": 4032400
                     *           }
                     *         }
                     *       ],
                     *       "current": 1,
                     *       "pages": 1,
                     *       "total": 2,
                     *       "totalIsCapped": false,
                     *       "loanAccount": {
                     *         "_id": "lac_5k2wq8zd7xm4t9nb3vc6ryjfph1",
                     *         "merchantName": "Lahore Loans",
                     *         "userTypeId": "mer_9w4zk7xq3md8t2nb6vc5ryjfph4",
                     *         "currency": "PKR",
                     *         "availableBalance": 3642750,
                     *         "totalTransactions": 2,
                     *         "totalTransactionsAmount": 4032400
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["LoanTransactionPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLoanStatement: {
        parameters: {
            query: {
                /**
                 * @description The first day of the statement.
                 * @example 2026-11-01
                 */
                dateFrom: components["parameters"]["StatementFrom"];
                /**
                 * @description The last day of the statement, included.
                 * @example 2026-11-21
                 */
                dateTo: components["parameters"]["StatementTo"];
                /**
                 * @description The page to answer, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows on a page.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /**
                 * @description The merchant's `_id`, or its loan account's.
                 * @example mer_9w4zk7xq3md8t2nb6vc5ryjfph4
                 */
                id: components["parameters"]["LoanAccountKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A loan account's bookings of a period between its balances. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "_id": "led_4m8xq7zk2wd9t3nb5vc6ryjfph1",
                     *           "bookedDate": "2026-11-18T06:45:10.000Z",
                     *           "kind": "Deposit",
                     *           "reference": "LT-2611180007",
                     *           "note": "HBL transfer 771204",
                     *           "paymentMethod": "USD-DEPOSIT",
                     *           "totalAmount": 10000,
                     *           "totalCurrency": "USD",
                     *           "exchangeRate": 281.5,
                     *           "currency": "PKR",
                     *           "credit": 2702400,
                     *           "debit": 340000,
                     *           "balance": 3642750
                     *         }
                     *       ],
                     *       "current": 1,
                     *       "pages": 1,
                     *       "total": 1,
                     *       "merchantName": "Lahore Loans",
                     *       "userTypeId": "mer_9w4zk7xq3md8t2nb6vc5ryjfph4",
                     *       "dateFrom": "2026-11-01",
                     *       "dateTo": "2026-11-21",
                     *       "timeZone": "Asia/Karachi",
                     *       "asOf": "2026-11-21T12:05:09.000Z",
                     *       "balances": [
                     *         {
                     *           "currency": "PKR",
                     *           "openingBalance": 1280350,
                     *           "credited": 2702400,
                     *           "debited": 340000,
                     *           "closingBalance": 3642750
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["LoanStatement"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addLoanTransaction: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request count once. The same key and body answer what the first request got; another body is 422, a request still being worked on is 409. Kept 72 hours.
                 * @example 7d1f0a3c9b5e4f6d8a2c1b0e9f8d7c6b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "userTypeId": "mer_9w4zk7xq3md8t2nb6vc5ryjfph4",
                 *       "merchantName": "Lahore Loans",
                 *       "currency": "USD",
                 *       "paymentMethod": "USD-DEPOSIT",
                 *       "totalAmount": 10000,
                 *       "totalBilledAmount": 2702400,
                 *       "exchangeRate": 281.5,
                 *       "waleeCommission": 2.5,
                 *       "sbpCharges": 0.5,
                 *       "serviceSalesTax": 0,
                 *       "withHoldingCharges": 1,
                 *       "reference": "HBL transfer 771204"
                 *     }
                 */
                "application/json": components["schemas"]["LoanTransactionInput"];
            };
        };
        responses: {
            /** @description The transaction, all of its billed amount available. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "ltx_6p9wk4zq8xd3m7nb2vc5ryjfph1",
                     *       "transactionId": "LT-2611180007",
                     *       "merchantName": "Lahore Loans",
                     *       "userTypeId": "mer_9w4zk7xq3md8t2nb6vc5ryjfph4",
                     *       "currency": "USD",
                     *       "paymentMethod": "USD-DEPOSIT",
                     *       "totalAmount": 10000,
                     *       "totalBilledAmount": 2702400,
                     *       "availableBilledAmount": 2702400,
                     *       "exchangeRate": 281.5,
                     *       "waleeCommission": 2.5,
                     *       "sbpCharges": 0.5,
                     *       "serviceSalesTax": 0,
                     *       "withHoldingCharges": 1,
                     *       "reference": "HBL transfer 771204",
                     *       "createdDate": "2026-11-18T06:45:10.000Z",
                     *       "loanAccount": {
                     *         "_id": "lac_5k2wq8zd7xm4t9nb3vc6ryjfph1",
                     *         "merchantName": "Lahore Loans",
                     *         "userTypeId": "mer_9w4zk7xq3md8t2nb6vc5ryjfph4",
                     *         "currency": "PKR",
                     *         "availableBalance": 3982750,
                     *         "totalTransactions": 2,
                     *         "totalTransactionsAmount": 4032400
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["LoanTransaction"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["InFlight"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    editLoanTransaction: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the record as the caller read it. When the record has changed since, the answer is 412 with the record as it is now; without this header the edit replaces whatever is stored. A weak ETag, such as `W/"7"`, counts like the strong one: proxies that compress answers weaken it.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Makes a repeated request count once. The same key and body answer what the first request got; another body is 422, a request still being worked on is 409. Kept 72 hours.
                 * @example 7d1f0a3c9b5e4f6d8a2c1b0e9f8d7c6b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The loan transaction's `_id`.
                 * @example ltx_6p9wk4zq8xd3m7nb2vc5ryjfph1
                 */
                id: components["parameters"]["LoanTransactionKey"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "_id": "ltx_6p9wk4zq8xd3m7nb2vc5ryjfph1",
                 *       "transactionId": "LT-2611180007",
                 *       "userTypeId": "mer_9w4zk7xq3md8t2nb6vc5ryjfph4",
                 *       "merchantName": "Lahore Loans",
                 *       "currency": "USD",
                 *       "paymentMethod": "USD-DEPOSIT",
                 *       "totalAmount": 10000,
                 *       "totalBilledAmount": 2702400,
                 *       "exchangeRate": 281.5,
                 *       "waleeCommission": 2.5,
                 *       "sbpCharges": 0.5,
                 *       "serviceSalesTax": 0,
                 *       "withHoldingCharges": 1,
                 *       "reference": "HBL transfer 771204"
                 *     }
                 */
                "application/json": components["schemas"]["LoanTransactionEdit"];
            };
        };
        responses: {
            /** @description The transaction as it is now. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "ltx_6p9wk4zq8xd3m7nb2vc5ryjfph1",
                     *       "transactionId": "LT-2611180007",
                     *       "merchantName": "Lahore Loans",
                     *       "userTypeId": "mer_9w4zk7xq3md8t2nb6vc5ryjfph4",
                     *       "currency": "USD",
                     *       "paymentMethod": "USD-DEPOSIT",
                     *       "totalAmount": 10000,
                     *       "totalBilledAmount": 2702400,
                     *       "availableBilledAmount": 2362400,
                     *       "exchangeRate": 281.5,
                     *       "waleeCommission": 2.5,
                     *       "sbpCharges": 0.5,
                     *       "serviceSalesTax": 0,
                     *       "withHoldingCharges": 1,
                     *       "reference": "HBL transfer 771204",
                     *       "createdDate": "2026-11-18T06:45:10.000Z",
                     *       "loanAccount": {
                     *         "_id": "lac_5k2wq8zd7xm4t9nb3vc6ryjfph1",
                     *         "merchantName": "Lahore Loans",
                     *         "userTypeId": "mer_9w4zk7xq3md8t2nb6vc5ryjfph4",
                     *         "currency": "PKR",
                     *         "availableBalance": 3642750,
                     *         "totalTransactions": 2,
                     *         "totalTransactionsAmount": 4032400
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["LoanTransaction"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["LoanConflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteLoanTransaction: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request count once. The same key and body answer what the first request got; another body is 422, a request still being worked on is 409. Kept 72 hours.
                 * @example 7d1f0a3c9b5e4f6d8a2c1b0e9f8d7c6b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The loan transaction's `_id`.
                 * @example ltx_6p9wk4zq8xd3m7nb2vc5ryjfph1
                 */
                id: components["parameters"]["LoanTransactionKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The transaction is gone and its booking reversed. */
            204: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["LoanConflict"];
            414: components["responses"]["AddressTooLong"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listProducts: {
        parameters: {
            query?: {
                /**
                 * @description The page to answer, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows on a page.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Field to order by, with `-` before it for descending; each list names its fields. Newest first unless sent, or as the list says.
                 * @example -createdDate
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Text to find.
                 * @example books
                 */
                q?: components["parameters"]["Q"];
                /**
                 * @description Only products of this merchant; one outside the caller's scope is 404.
                 * @example mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp
                 */
                merchantId?: components["parameters"]["MerchantId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of products. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "_id": "prd_7k3wq9zd4xm8t2nb5vc6ryjfph1",
                     *           "name": "رواية أولاد حارتنا",
                     *           "sku": "NB-BOOK-07",
                     *           "merchantId": "mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp",
                     *           "merchantName": "Nile Books",
                     *           "currency": "EGP",
                     *           "createdDate": "2026-10-02T08:00:00.000Z",
                     *           "attributes": {
                     *             "weight": 0.4,
                     *             "productPrice": 180,
                     *             "inventory": 120,
                     *             "lowStockThreshold": 10
                     *           }
                     *         },
                     *         {
                     *           "_id": "prd_2x8tk4zq7wd9m3nb6vc5ryjfph2",
                     *           "name": "Reader T-shirt",
                     *           "sku": "NB-TEE-01",
                     *           "merchantId": "mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp",
                     *           "merchantName": "Nile Books",
                     *           "currency": "EGP",
                     *           "createdDate": "2026-10-05T11:20:00.000Z",
                     *           "attributes": {
                     *             "size": [
                     *               "M",
                     *               "L",
                     *               "XL"
                     *             ],
                     *             "color": [
                     *               "White",
                     *               "أزرق"
                     *             ],
                     *             "weight": 0.2,
                     *             "productPrice": 350.5,
                     *             "inventory": 8,
                     *             "lowStockThreshold": 10
                     *           }
                     *         }
                     *       ],
                     *       "current": 1,
                     *       "pages": 1,
                     *       "total": 2
                     *     }
                     */
                    "application/json": components["schemas"]["ProductPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product's `_id`.
                 * @example prd_7k3wq9zd4xm8t2nb5vc6ryjfph1
                 */
                id: components["parameters"]["ProductKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "prd_7k3wq9zd4xm8t2nb5vc6ryjfph1",
                     *       "name": "رواية أولاد حارتنا",
                     *       "sku": "NB-BOOK-07",
                     *       "merchantId": "mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp",
                     *       "merchantName": "Nile Books",
                     *       "currency": "EGP",
                     *       "createdDate": "2026-10-02T08:00:00.000Z",
                     *       "attributes": {
                     *         "weight": 0.4,
                     *         "productPrice": 180,
                     *         "inventory": 120,
                     *         "lowStockThreshold": 10
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Product"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addProduct: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "merchantId": "mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp",
                 *       "name": "رواية أولاد حارتنا",
                 *       "sku": "NB-BOOK-07",
                 *       "attributes": {
                 *         "weight": 0.4,
                 *         "productPrice": 180,
                 *         "inventory": 120,
                 *         "lowStockThreshold": 10
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ProductInput"];
            };
        };
        responses: {
            /** @description The product. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "prd_7k3wq9zd4xm8t2nb5vc6ryjfph1",
                     *       "name": "رواية أولاد حارتنا",
                     *       "sku": "NB-BOOK-07",
                     *       "merchantId": "mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp",
                     *       "merchantName": "Nile Books",
                     *       "currency": "EGP",
                     *       "createdDate": "2026-10-02T08:00:00.000Z",
                     *       "attributes": {
                     *         "weight": 0.4,
                     *         "productPrice": 180,
                     *         "inventory": 120,
                     *         "lowStockThreshold": 10
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Product"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["SkuTaken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    editProduct: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the record as the caller read it. When the record has changed since, the answer is 412 with the record as it is now; without this header the edit replaces whatever is stored. A weak ETag, such as `W/"7"`, counts like the strong one: proxies that compress answers weaken it.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The product's `_id`.
                 * @example prd_7k3wq9zd4xm8t2nb5vc6ryjfph1
                 */
                id: components["parameters"]["ProductKey"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "_id": "prd_7k3wq9zd4xm8t2nb5vc6ryjfph1",
                 *       "createdDate": "2026-10-02T08:00:00.000Z",
                 *       "merchantId": "mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp",
                 *       "name": "رواية أولاد حارتنا",
                 *       "sku": "NB-BOOK-07",
                 *       "attributes": {
                 *         "weight": 0.4,
                 *         "productPrice": 180,
                 *         "inventory": 120,
                 *         "lowStockThreshold": 10
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ProductEdit"];
            };
        };
        responses: {
            /** @description The product as it is now. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "prd_7k3wq9zd4xm8t2nb5vc6ryjfph1",
                     *       "name": "رواية أولاد حارتنا",
                     *       "sku": "NB-BOOK-07",
                     *       "merchantId": "mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp",
                     *       "merchantName": "Nile Books",
                     *       "currency": "EGP",
                     *       "createdDate": "2026-10-02T08:00:00.000Z",
                     *       "attributes": {
                     *         "weight": 0.4,
                     *         "productPrice": 180,
                     *         "inventory": 120,
                     *         "lowStockThreshold": 10
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Product"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["SkuTaken"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBlacklist: {
        parameters: {
            query?: {
                /**
                 * @description The page to answer, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows on a page.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Field to order by, with `-` before it for descending; each list names its fields. Newest first unless sent, or as the list says.
                 * @example -createdDate
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Text to find.
                 * @example books
                 */
                q?: components["parameters"]["Q"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of entries. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "_id": "bl_4m9tk7zq2xd8w3nb5vc6ryjfph1",
                     *           "msisdn": "923001234567",
                     *           "createdDate": "2026-11-03T09:15:00.000Z"
                     *         },
                     *         {
                     *           "_id": "bl_7w2xq5zk9md4t8nb3vc6ryjfph2",
                     *           "msisdn": "971501234567",
                     *           "createdDate": "2026-10-28T14:40:00.000Z"
                     *         }
                     *       ],
                     *       "current": 1,
                     *       "pages": 1,
                     *       "total": 2
                     *     }
                     */
                    "application/json": components["schemas"]["BlacklistPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBlacklistEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The entry's `_id`.
                 * @example bl_4m9tk7zq2xd8w3nb5vc6ryjfph1
                 */
                id: components["parameters"]["BlacklistKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entry. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "bl_4m9tk7zq2xd8w3nb5vc6ryjfph1",
                     *       "msisdn": "923001234567",
                     *       "createdDate": "2026-11-03T09:15:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["BlacklistEntry"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addBlacklistEntry: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "msisdn": "+923001234567"
                 *     }
                 */
                "application/json": components["schemas"]["BlacklistInput"];
            };
        };
        responses: {
            /** @description The entry, its number normalised. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "bl_4m9tk7zq2xd8w3nb5vc6ryjfph1",
                     *       "msisdn": "923001234567",
                     *       "createdDate": "2026-11-03T09:15:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["BlacklistEntry"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["NumberListed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    editBlacklistEntry: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the record as the caller read it. When the record has changed since, the answer is 412 with the record as it is now; without this header the edit replaces whatever is stored. A weak ETag, such as `W/"7"`, counts like the strong one: proxies that compress answers weaken it.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The entry's `_id`.
                 * @example bl_4m9tk7zq2xd8w3nb5vc6ryjfph1
                 */
                id: components["parameters"]["BlacklistKey"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "_id": "bl_4m9tk7zq2xd8w3nb5vc6ryjfph1",
                 *       "msisdn": "923001234567"
                 *     }
                 */
                "application/json": components["schemas"]["BlacklistEdit"];
            };
        };
        responses: {
            /** @description The entry as it is now. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "bl_4m9tk7zq2xd8w3nb5vc6ryjfph1",
                     *       "msisdn": "923001234567",
                     *       "createdDate": "2026-11-03T09:15:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["BlacklistEntry"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NumberListed"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteBlacklistEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The entry's `_id`.
                 * @example bl_4m9tk7zq2xd8w3nb5vc6ryjfph1
                 */
                id: components["parameters"]["BlacklistKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The number may pay again. */
            204: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPackages: {
        parameters: {
            query?: {
                /**
                 * @description The page to answer, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows on a page.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Field to order by, with `-` before it for descending; each list names its fields. Newest first unless sent, or as the list says.
                 * @example -createdDate
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Text to find.
                 * @example books
                 */
                q?: components["parameters"]["Q"];
                /**
                 * @description English name of a country.
                 * @example Egypt
                 */
                country?: components["parameters"]["Country"];
                /**
                 * @description Local currency.
                 * @example EGP
                 */
                currency?: components["parameters"]["Currency"];
                /**
                 * @description Only those of this merchant, by its `_id`; 404 outside the caller's scope.
                 * @example mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp
                 */
                userTypeId?: components["parameters"]["OfMerchant"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of packages. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "_id": "pkg_8k4wq2zd7xm9t3nb5vc6ryjfph1",
                     *           "name": "اشتراك شهري",
                     *           "amount": "450",
                     *           "callbackUrl": "https://nilebooks.example/webhooks/packages",
                     *           "currency": "EGP",
                     *           "country": "Egypt",
                     *           "serviceId": "s9x4kq7wd2zm8tnb",
                     *           "serviceName": "Books online",
                     *           "userTypeId": "mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp",
                     *           "merchantName": "Nile Books",
                     *           "active": true,
                     *           "link": {
                     *             "enabled": true,
                     *             "openAmount": false
                     *           },
                     *           "createdDate": "2026-10-11T09:00:00.000Z"
                     *         },
                     *         {
                     *           "_id": "pkg_3m7xq9zk2wd4t8nb6vc5ryjfph2",
                     *           "name": "Family ticket",
                     *           "amount": "5400",
                     *           "currency": "PKR",
                     *           "country": "Pakistan",
                     *           "serviceId": "s2m8xq4kz7wd9tnb",
                     *           "serviceName": "Books online",
                     *           "userTypeId": "mer_5q8zk3xw9md2t7nb4vc6ryjfph2",
                     *           "merchantName": "Nile Books",
                     *           "active": false,
                     *           "link": {
                     *             "enabled": true,
                     *             "openAmount": false
                     *           },
                     *           "createdDate": "2026-09-20T12:30:00.000Z"
                     *         },
                     *         {
                     *           "_id": "pkg_5t9wk2zq8xd3m7nb4vc6ryjfph3",
                     *           "name": "باقة العائلة",
                     *           "amount": "199",
                     *           "callbackUrl": "https://dunyatickets.example/webhooks/daftar",
                     *           "currency": "AED",
                     *           "country": "United Arab Emirates",
                     *           "serviceId": "s7d3zk9xq2wm8tnb",
                     *           "serviceName": "Books online",
                     *           "userTypeId": "mer_4t7nk9wq2xd8m3zb6vc5ryjfph6",
                     *           "merchantName": "Nile Books",
                     *           "active": true,
                     *           "link": {
                     *             "enabled": true,
                     *             "openAmount": false
                     *           },
                     *           "createdDate": "2026-09-02T07:15:00.000Z"
                     *         }
                     *       ],
                     *       "current": 1,
                     *       "pages": 1,
                     *       "total": 3
                     *     }
                     */
                    "application/json": components["schemas"]["PackagePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPackage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The package's `_id`.
                 * @example pkg_8k4wq2zd7xm9t3nb5vc6ryjfph1
                 */
                id: components["parameters"]["PackageKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole record or the public view. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "pkg_8k4wq2zd7xm9t3nb5vc6ryjfph1",
                     *       "name": "اشتراك شهري",
                     *       "amount": "450",
                     *       "callbackUrl": "https://nilebooks.example/webhooks/packages",
                     *       "currency": "EGP",
                     *       "country": "Egypt",
                     *       "serviceId": "s9x4kq7wd2zm8tnb",
                     *       "serviceName": "Books online",
                     *       "userTypeId": "mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp",
                     *       "merchantName": "Nile Books",
                     *       "active": true,
                     *       "link": {
                     *         "enabled": true,
                     *         "openAmount": false
                     *       },
                     *       "createdDate": "2026-10-11T09:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["PackageView"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addPackage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "اشتراك شهري",
                 *       "amount": "450",
                 *       "callbackUrl": "https://nilebooks.example/webhooks/packages",
                 *       "currency": "EGP",
                 *       "country": "Egypt",
                 *       "serviceId": "s9x4kq7wd2zm8tnb"
                 *     }
                 */
                "application/json": components["schemas"]["PackageInput"];
            };
        };
        responses: {
            /** @description The package. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "pkg_8k4wq2zd7xm9t3nb5vc6ryjfph1",
                     *       "name": "اشتراك شهري",
                     *       "amount": "450",
                     *       "callbackUrl": "https://nilebooks.example/webhooks/packages",
                     *       "currency": "EGP",
                     *       "country": "Egypt",
                     *       "serviceId": "s9x4kq7wd2zm8tnb",
                     *       "serviceName": "Books online",
                     *       "userTypeId": "mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp",
                     *       "merchantName": "Nile Books",
                     *       "active": true,
                     *       "link": {
                     *         "enabled": true,
                     *         "openAmount": false
                     *       },
                     *       "createdDate": "2026-10-11T09:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Package"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    editPackage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the record as the caller read it. When the record has changed since, the answer is 412 with the record as it is now; without this header the edit replaces whatever is stored. A weak ETag, such as `W/"7"`, counts like the strong one: proxies that compress answers weaken it.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The package's `_id`.
                 * @example pkg_8k4wq2zd7xm9t3nb5vc6ryjfph1
                 */
                id: components["parameters"]["PackageKey"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "_id": "pkg_8k4wq2zd7xm9t3nb5vc6ryjfph1",
                 *       "name": "اشتراك شهري",
                 *       "amount": "450",
                 *       "callbackUrl": "https://nilebooks.example/webhooks/packages",
                 *       "currency": "EGP",
                 *       "country": "Egypt",
                 *       "serviceId": "s9x4kq7wd2zm8tnb"
                 *     }
                 */
                "application/json": components["schemas"]["PackageEdit"];
            };
        };
        responses: {
            /** @description The package as it is now. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "pkg_8k4wq2zd7xm9t3nb5vc6ryjfph1",
                     *       "name": "اشتراك شهري",
                     *       "amount": "450",
                     *       "callbackUrl": "https://nilebooks.example/webhooks/packages",
                     *       "currency": "EGP",
                     *       "country": "Egypt",
                     *       "serviceId": "s9x4kq7wd2zm8tnb",
                     *       "serviceName": "Books online",
                     *       "userTypeId": "mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp",
                     *       "merchantName": "Nile Books",
                     *       "active": true,
                     *       "link": {
                     *         "enabled": true,
                     *         "openAmount": false
                     *       },
                     *       "createdDate": "2026-10-11T09:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Package"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deletePackage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The package's `_id`.
                 * @example pkg_8k4wq2zd7xm9t3nb5vc6ryjfph1
                 */
                id: components["parameters"]["PackageKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The package is gone and its link no longer valid. */
            204: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    generatePaymentLink: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request count once. The same key and body answer what the first request got; another body is 422, a request still being worked on is 409. Kept 72 hours.
                 * @example 7d1f0a3c9b5e4f6d8a2c1b0e9f8d7c6b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "msisdn": "+201001234567",
                 *       "id": "pkg_8k4wq2zd7xm9t3nb5vc6ryjfph1",
                 *       "serviceId": "s9x4kq7wd2zm8tnb",
                 *       "orderId": "48291047"
                 *     }
                 */
                "application/json": components["schemas"]["PaymentLinkInput"];
            };
        };
        responses: {
            /** @description Where the customer pays. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "link": "https://pay.example.com/hosted-checkout/eg/cs_6p8wk3zq7xd2m9tnb4vc5ryjfh",
                     *       "orderId": "48291047"
                     *     }
                     */
                    "application/json": components["schemas"]["PaymentLink"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["LinkRefused"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPackageFigures: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The package's `_id`.
                 * @example pkg_8k4wq2zd7xm9t3nb5vc6ryjfph1
                 */
                id: components["parameters"]["PackageKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How often the link of a package was used. Amounts are in the package's currency; payments in another are not counted in them. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "opened": 128,
                     *       "started": 61,
                     *       "paid": 47,
                     *       "paidAmount": 21150,
                     *       "lastPaidDate": "2026-11-20T18:40:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["PackageFigures"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    countPackageOpening: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The package's `_id`.
                 * @example pkg_8k4wq2zd7xm9t3nb5vc6ryjfph1
                 */
                id: components["parameters"]["PackageKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It was counted. */
            204: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                /**
                 * @description The page to answer, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows on a page.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Field to order by, with `-` before it for descending; each list names its fields. Newest first unless sent, or as the list says.
                 * @example -createdDate
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Text to find.
                 * @example books
                 */
                q?: components["parameters"]["Q"];
                /**
                 * @description Only records of this status.
                 * @example Active
                 */
                status?: components["parameters"]["AccountStatus"];
                /**
                 * @description Only users of this type.
                 * @example Merchant
                 */
                userType?: components["parameters"]["UserType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of users. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "_id": "usr_8k3wq7zd2xm9tnb4vc6ryj5fph",
                     *           "name": "منى حسن",
                     *           "userName": "mona",
                     *           "email": "mona@walee.example",
                     *           "userType": "Admin",
                     *           "userTypeId": "Walee",
                     *           "userTypeName": "Walee",
                     *           "role": {
                     *             "_id": "rol_3t9zk7wq2xm8d4nb6vc5ryjfph",
                     *             "name": "Finance"
                     *           },
                     *           "status": "Active",
                     *           "createdDate": "2026-08-14T09:30:00.000Z"
                     *         },
                     *         {
                     *           "_id": "usr_2m9tk4zq8xw3d7nb6vc5ryjfph",
                     *           "name": "Ayesha Khan",
                     *           "userName": "ayesha",
                     *           "email": "ayesha@karachicinemas.example",
                     *           "userType": "Merchant",
                     *           "userTypeId": "mer_5q8zk3xw9md2t7nb4vc6ryjfph2",
                     *           "userTypeName": "Karachi Cinemas",
                     *           "role": {
                     *             "_id": "rol_9w2kq7zd4xm8t3nb5vc6ryjfph",
                     *             "name": "Cinema staff"
                     *           },
                     *           "status": "Active",
                     *           "createdDate": "2026-08-21T05:10:00.000Z"
                     *         },
                     *         {
                     *           "_id": "usr_7t3zk9wq2xm8d5nb4vc6ryjfph",
                     *           "name": "عمر فاروق",
                     *           "userName": "omar.farouk",
                     *           "email": "omar@vodafone.example",
                     *           "userType": "Operator",
                     *           "userTypeId": "car_9m3tk7zq2xd8w5nb4vc6ryjfph",
                     *           "userTypeName": "EG-Vodafone",
                     *           "role": null,
                     *           "status": "Inactive",
                     *           "createdDate": "2026-08-18T11:00:00.000Z"
                     *         }
                     *       ],
                     *       "current": 1,
                     *       "pages": 1,
                     *       "total": 3
                     *     }
                     */
                    "application/json": components["schemas"]["UserPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The user's `_id`.
                 * @example usr_8k3wq7zd2xm9tnb4vc6ryj5fph
                 */
                id: components["parameters"]["UserKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "usr_8k3wq7zd2xm9tnb4vc6ryj5fph",
                     *       "name": "منى حسن",
                     *       "userName": "mona",
                     *       "email": "mona@walee.example",
                     *       "userType": "Admin",
                     *       "userTypeId": "Walee",
                     *       "userTypeName": "Walee",
                     *       "role": {
                     *         "_id": "rol_3t9zk7wq2xm8d4nb6vc5ryjfph",
                     *         "name": "Finance"
                     *       },
                     *       "status": "Active",
                     *       "createdDate": "2026-08-14T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "منى حسن",
                 *       "userName": "mona",
                 *       "password": "battery9",
                 *       "email": "mona@walee.example",
                 *       "roleId": "rol_3t9zk7wq2xm8d4nb6vc5ryjfph"
                 *     }
                 */
                "application/json": components["schemas"]["UserInput"];
            };
        };
        responses: {
            /** @description The new user. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "usr_8k3wq7zd2xm9tnb4vc6ryj5fph",
                     *       "name": "منى حسن",
                     *       "userName": "mona",
                     *       "email": "mona@walee.example",
                     *       "userType": "Admin",
                     *       "userTypeId": "Walee",
                     *       "userTypeName": "Walee",
                     *       "role": {
                     *         "_id": "rol_3t9zk7wq2xm8d4nb6vc5ryjfph",
                     *         "name": "Finance"
                     *       },
                     *       "status": "Active",
                     *       "createdDate": "2026-08-14T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    editUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the record as the caller read it. When the record has changed since, the answer is 412 with the record as it is now; without this header the edit replaces whatever is stored. A weak ETag, such as `W/"7"`, counts like the strong one: proxies that compress answers weaken it.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The user's `_id`.
                 * @example usr_8k3wq7zd2xm9tnb4vc6ryj5fph
                 */
                id: components["parameters"]["UserKey"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Mona Hassan",
                 *       "email": "mona@walee.example",
                 *       "roleId": "rol_3t9zk7wq2xm8d4nb6vc5ryjfph"
                 *     }
                 */
                "application/json": components["schemas"]["UserEdit"];
            };
        };
        responses: {
            /** @description The user as it is now. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "usr_8k3wq7zd2xm9tnb4vc6ryj5fph",
                     *       "name": "Mona Hassan",
                     *       "userName": "mona",
                     *       "email": "mona@walee.example",
                     *       "userType": "Admin",
                     *       "userTypeId": "Walee",
                     *       "userTypeName": "Walee",
                     *       "role": {
                     *         "_id": "rol_3t9zk7wq2xm8d4nb6vc5ryjfph",
                     *         "name": "Finance"
                     *       },
                     *       "status": "Active",
                     *       "createdDate": "2026-08-14T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setUserStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The user's `_id`.
                 * @example usr_8k3wq7zd2xm9tnb4vc6ryj5fph
                 */
                id: components["parameters"]["UserKey"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "status": "Inactive"
                 *     }
                 */
                "application/json": components["schemas"]["UserStatusChange"];
            };
        };
        responses: {
            /** @description The user with its new status. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "usr_8k3wq7zd2xm9tnb4vc6ryj5fph",
                     *       "name": "منى حسن",
                     *       "userName": "mona",
                     *       "email": "mona@walee.example",
                     *       "userType": "Admin",
                     *       "userTypeId": "Walee",
                     *       "userTypeName": "Walee",
                     *       "role": {
                     *         "_id": "rol_3t9zk7wq2xm8d4nb6vc5ryjfph",
                     *         "name": "Finance"
                     *       },
                     *       "status": "Inactive",
                     *       "createdDate": "2026-08-14T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The user's `_id`.
                 * @example usr_8k3wq7zd2xm9tnb4vc6ryj5fph
                 */
                id: components["parameters"]["UserKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user is gone. */
            204: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["InUse"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRoles: {
        parameters: {
            query?: {
                /**
                 * @description The page to answer, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows on a page.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Field to order by, with `-` before it for descending; each list names its fields. Newest first unless sent, or as the list says.
                 * @example -createdDate
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Text to find.
                 * @example books
                 */
                q?: components["parameters"]["Q"];
                /**
                 * @description Only roles of this account, by its id or by the provider's name; 404 outside the caller's scope.
                 * @example Walee
                 */
                userTypeId?: components["parameters"]["RoleAccount"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of roles. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "_id": "rol_3t9zk7wq2xm8d4nb6vc5ryjfph",
                     *           "name": "Finance",
                     *           "description": "Reads reports and settles.",
                     *           "userTypeId": "Walee",
                     *           "permissions": {
                     *             "Dashboard": {
                     *               "viewAll": true,
                     *               "viewUserGraphs": false
                     *             },
                     *             "Reports": {
                     *               "viewAll": true,
                     *               "generateReport": true,
                     *               "addEditDelete": false
                     *             }
                     *           },
                     *           "createdDate": "2026-08-14T09:30:00.000Z",
                     *           "modifiedDate": "2026-11-20T08:00:00.000Z"
                     *         },
                     *         {
                     *           "_id": "rol_6k8zk3wq9xm2d7nb5vc4ryjfph",
                     *           "name": "محاسب المكتبة",
                     *           "description": "يراجع التقارير",
                     *           "userTypeId": "mer_2x9tk4zq8wd3m7nb6vc5ryjfph1",
                     *           "permissions": {
                     *             "Reports": {
                     *               "viewAll": true,
                     *               "generateReport": false
                     *             },
                     *             "Settlements": {
                     *               "viewAll": true,
                     *               "addSettlement": false
                     *             }
                     *           },
                     *           "createdDate": "2026-09-02T10:30:00.000Z",
                     *           "modifiedDate": "2026-09-02T10:30:00.000Z"
                     *         }
                     *       ],
                     *       "current": 1,
                     *       "pages": 1,
                     *       "total": 2
                     *     }
                     */
                    "application/json": components["schemas"]["RolePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The role's `_id`.
                 * @example rol_3t9zk7wq2xm8d4nb6vc5ryjfph
                 */
                id: components["parameters"]["RoleKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The role. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "rol_3t9zk7wq2xm8d4nb6vc5ryjfph",
                     *       "name": "Finance",
                     *       "description": "Reads reports and settles.",
                     *       "userTypeId": "Walee",
                     *       "permissions": {
                     *         "Dashboard": {
                     *           "viewAll": true,
                     *           "viewUserGraphs": false
                     *         },
                     *         "Reports": {
                     *           "viewAll": true,
                     *           "generateReport": true,
                     *           "addEditDelete": false
                     *         }
                     *       },
                     *       "createdDate": "2026-08-14T09:30:00.000Z",
                     *       "modifiedDate": "2026-11-20T08:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Role"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addRole: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Finance",
                 *       "description": "Reads reports and settles.",
                 *       "permissions": {
                 *         "Dashboard": {
                 *           "viewAll": true,
                 *           "viewUserGraphs": false
                 *         },
                 *         "Reports": {
                 *           "viewAll": true,
                 *           "generateReport": true,
                 *           "addEditDelete": false
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["RoleInput"];
            };
        };
        responses: {
            /** @description The new role. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "rol_3t9zk7wq2xm8d4nb6vc5ryjfph",
                     *       "name": "Finance",
                     *       "description": "Reads reports and settles.",
                     *       "userTypeId": "Walee",
                     *       "permissions": {
                     *         "Dashboard": {
                     *           "viewAll": true,
                     *           "viewUserGraphs": false
                     *         },
                     *         "Reports": {
                     *           "viewAll": true,
                     *           "generateReport": true,
                     *           "addEditDelete": false
                     *         }
                     *       },
                     *       "createdDate": "2026-08-14T09:30:00.000Z",
                     *       "modifiedDate": "2026-11-20T08:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Role"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    editRole: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the record as the caller read it. When the record has changed since, the answer is 412 with the record as it is now; without this header the edit replaces whatever is stored. A weak ETag, such as `W/"7"`, counts like the strong one: proxies that compress answers weaken it.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The role's `_id`.
                 * @example rol_3t9zk7wq2xm8d4nb6vc5ryjfph
                 */
                id: components["parameters"]["RoleKey"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Finance",
                 *       "description": "Reads reports and settles.",
                 *       "permissions": {
                 *         "Dashboard": {
                 *           "viewAll": true,
                 *           "viewUserGraphs": false
                 *         },
                 *         "Reports": {
                 *           "viewAll": true,
                 *           "generateReport": true,
                 *           "addEditDelete": false
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["RoleEdit"];
            };
        };
        responses: {
            /** @description The role as it is now. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "rol_3t9zk7wq2xm8d4nb6vc5ryjfph",
                     *       "name": "Finance",
                     *       "description": "Reads reports and settles.",
                     *       "userTypeId": "Walee",
                     *       "permissions": {
                     *         "Dashboard": {
                     *           "viewAll": true,
                     *           "viewUserGraphs": false
                     *         },
                     *         "Reports": {
                     *           "viewAll": true,
                     *           "generateReport": true,
                     *           "addEditDelete": false
                     *         }
                     *       },
                     *       "createdDate": "2026-08-14T09:30:00.000Z",
                     *       "modifiedDate": "2026-11-20T08:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Role"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The role's `_id`.
                 * @example rol_3t9zk7wq2xm8d4nb6vc5ryjfph
                 */
                id: components["parameters"]["RoleKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The role is gone. */
            204: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["InUse"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSavedViews: {
        parameters: {
            query?: {
                /**
                 * @description The page to answer, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows on a page.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Field to order by, with `-` before it for descending; each list names its fields. Newest first unless sent, or as the list says.
                 * @example -createdDate
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Text to find.
                 * @example books
                 */
                q?: components["parameters"]["Q"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller's views and those shared with the caller's role. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "_id": "viw_2k7wq9zd4xm8t3nb5vc6ryjfph1",
                     *           "name": "مدفوعات القاهرة",
                     *           "list": "merchants",
                     *           "query": "country=Egypt&sort=-createdDate",
                     *           "own": true,
                     *           "createdDate": "2026-11-20T08:00:00.000Z"
                     *         }
                     *       ],
                     *       "current": 1,
                     *       "pages": 1,
                     *       "total": 1
                     *     }
                     */
                    "application/json": components["schemas"]["SavedViewPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addSavedView: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "مدفوعات القاهرة",
                 *       "list": "merchants",
                 *       "query": "country=Egypt&sort=-createdDate"
                 *     }
                 */
                "application/json": components["schemas"]["SavedViewInput"];
            };
        };
        responses: {
            /** @description The new view. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "viw_2k7wq9zd4xm8t3nb5vc6ryjfph1",
                     *       "name": "مدفوعات القاهرة",
                     *       "list": "merchants",
                     *       "query": "country=Egypt&sort=-createdDate",
                     *       "own": true,
                     *       "createdDate": "2026-11-20T08:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["SavedView"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ViewConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    editSavedView: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the record as the caller read it. When the record has changed since, the answer is 412 with the record as it is now; without this header the edit replaces whatever is stored. A weak ETag, such as `W/"7"`, counts like the strong one: proxies that compress answers weaken it.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The view's `_id`.
                 * @example viw_2k7wq9zd4xm8t3nb5vc6ryjfph1
                 */
                id: components["parameters"]["ViewKey"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Cairo merchants",
                 *       "roleId": null
                 *     }
                 */
                "application/json": components["schemas"]["SavedViewEdit"];
            };
        };
        responses: {
            /** @description The view as it is now. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "viw_2k7wq9zd4xm8t3nb5vc6ryjfph1",
                     *       "name": "Cairo merchants",
                     *       "list": "merchants",
                     *       "query": "country=Egypt&sort=-createdDate",
                     *       "own": true,
                     *       "createdDate": "2026-11-20T08:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["SavedView"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ViewConflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteSavedView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The view's `_id`.
                 * @example viw_2k7wq9zd4xm8t3nb5vc6ryjfph1
                 */
                id: components["parameters"]["ViewKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The view is gone. */
            204: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    search: {
        parameters: {
            query: {
                /**
                 * @description Text to find.
                 * @example books
                 */
                q: components["parameters"]["SearchFor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The best hits. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "hits": [
                     *         {
                     *           "kind": "merchant",
                     *           "_id": "mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp",
                     *           "title": "Nile Books",
                     *           "subtitle": "Egypt",
                     *           "country": "Egypt",
                     *           "date": "2026-03-02T09:14:00.000Z"
                     *         },
                     *         {
                     *           "kind": "user",
                     *           "_id": "usr_8k3wq7zd2xm9tnb4vc6ryj5fph",
                     *           "title": "منى حسن",
                     *           "subtitle": "mona",
                     *           "country": "Egypt",
                     *           "date": "2026-03-02T09:20:11.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SearchResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getHistory: {
        parameters: {
            query?: {
                /**
                 * @description The page to answer, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows on a page.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /**
                 * @description What kind of record it is.
                 * @example merchant
                 */
                kind: components["parameters"]["HistoryKind"];
                /**
                 * @description The record's `_id`.
                 * @example mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp
                 */
                id: components["parameters"]["RecordKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of entries, newest first. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "date": "2026-11-21",
                     *           "time": "2026-11-21T12:05:09.000Z",
                     *           "description": "Changed supportEmail",
                     *           "actor": "Mona Hassan",
                     *           "before": {
                     *             "supportEmail": "help@nilebooks.example"
                     *           },
                     *           "after": {
                     *             "supportEmail": "support@nilebooks.example"
                     *           }
                     *         },
                     *         {
                     *           "date": "2026-11-20",
                     *           "time": "2026-11-20T08:00:00.000Z",
                     *           "description": "Deactivated",
                     *           "actor": "منى حسن",
                     *           "before": {
                     *             "status": "Active"
                     *           },
                     *           "after": {
                     *             "status": "Inactive"
                     *           }
                     *         }
                     *       ],
                     *       "current": 1,
                     *       "pages": 1,
                     *       "total": 2
                     *     }
                     */
                    "application/json": components["schemas"]["HistoryPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkAvailability: {
        parameters: {
            query: {
                /**
                 * @description What has to be free.
                 * @example userName
                 */
                field: components["parameters"]["LookupField"];
                /**
                 * @description The value that is wanted.
                 * @example mona
                 */
                value: components["parameters"]["LookupValue"];
                /**
                 * @description With serviceName, the merchant by whose services it has to be free; any in the caller's scope unless sent, 404 outside it.
                 * @example mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp
                 */
                userTypeId?: components["parameters"]["LookupMerchant"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether it is free. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "available": false
                     *     }
                     */
                    "application/json": components["schemas"]["Availability"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listChoices: {
        parameters: {
            query: {
                /**
                 * @description What to choose from. An account is a merchant or a carrier.
                 * @example merchant
                 */
                kind: components["parameters"]["ChoiceKind"];
                /**
                 * @description The beginning of a word of the name, of an id, or of a user's name or email address; letter case, accents, and forms of alef, hamza, yeh, heh and kaf do not count, nor does a leading ال. All records unless sent.
                 * @example nil
                 */
                q?: components["parameters"]["ChoiceText"];
                /**
                 * @description Only records with these ids, for fields that know a record's id and show its name; with it, at most 100.
                 * @example [
                 *       "mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp"
                 *     ]
                 */
                ids?: components["parameters"]["ChoiceIds"];
                /**
                 * @description With true, only active records; roles are always active.
                 * @example true
                 */
                active?: components["parameters"]["ChoiceActive"];
                /**
                 * @description English name of a country.
                 * @example Egypt
                 */
                country?: components["parameters"]["Country"];
                /**
                 * @description Only carriers of this type.
                 * @example Carrier
                 */
                type?: components["parameters"]["CarrierType"];
                /**
                 * @description Only services, users and roles of this account; the provider's name stands for its own.
                 * @example mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp
                 */
                userTypeId?: components["parameters"]["ChoiceAccount"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The records that match. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "_id": "mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp",
                     *           "name": "Nile Books",
                     *           "detail": "Nile Books",
                     *           "country": "Egypt",
                     *           "currency": "EGP",
                     *           "userTypeId": "mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Choices"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listApiKeys: {
        parameters: {
            query?: {
                /**
                 * @description The page to answer, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows on a page.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Field to order by, with `-` before it for descending; each list names its fields. Newest first unless sent, or as the list says.
                 * @example -createdDate
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Text to find.
                 * @example books
                 */
                q?: components["parameters"]["Q"];
                /**
                 * @description Only those of this merchant, by its `_id`; 404 outside the caller's scope.
                 * @example mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp
                 */
                userTypeId?: components["parameters"]["OfMerchant"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of keys. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "_id": "key_4m9tk3zq7xd2w8nb5vc6ryjfph1",
                     *           "name": "Shop server",
                     *           "userTypeId": "mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp",
                     *           "merchantName": "Nile Books",
                     *           "scopes": [
                     *             "sessions:write",
                     *             "payments:read"
                     *           ],
                     *           "addresses": [
                     *             "203.0.113.0/24",
                     *             "2001:db8::/48"
                     *           ],
                     *           "expiresDate": "2027-11-21T00:00:00.000Z",
                     *           "hints": [
                     *             "9tbx"
                     *           ],
                     *           "status": "Active",
                     *           "lastUsedDate": "2026-11-21T12:05:09.000Z",
                     *           "lastUsedFrom": "203.0.113.7",
                     *           "createdBy": "Nile Admin",
                     *           "createdDate": "2026-11-20T08:00:00.000Z"
                     *         }
                     *       ],
                     *       "current": 1,
                     *       "pages": 1,
                     *       "total": 1
                     *     }
                     */
                    "application/json": components["schemas"]["ApiKeyPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The key's `_id`.
                 * @example key_4m9tk3zq7xd2w8nb5vc6ryjfph1
                 */
                id: components["parameters"]["ApiKeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A merchant's key, without its secret. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "key_4m9tk3zq7xd2w8nb5vc6ryjfph1",
                     *       "name": "Shop server",
                     *       "userTypeId": "mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp",
                     *       "merchantName": "Nile Books",
                     *       "scopes": [
                     *         "sessions:write",
                     *         "payments:read"
                     *       ],
                     *       "addresses": [
                     *         "203.0.113.0/24",
                     *         "2001:db8::/48"
                     *       ],
                     *       "expiresDate": "2027-11-21T00:00:00.000Z",
                     *       "hints": [
                     *         "9tbx"
                     *       ],
                     *       "status": "Active",
                     *       "lastUsedDate": "2026-11-21T12:05:09.000Z",
                     *       "lastUsedFrom": "203.0.113.7",
                     *       "createdBy": "Nile Admin",
                     *       "createdDate": "2026-11-20T08:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["ApiKey"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "userTypeId": "mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp",
                 *       "name": "Shop server",
                 *       "scopes": [
                 *         "sessions:write",
                 *         "payments:read"
                 *       ],
                 *       "addresses": [
                 *         "203.0.113.0/24",
                 *         "2001:db8::/48"
                 *       ],
                 *       "expiresDate": "2027-11-21T00:00:00.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["ApiKeyInput"];
            };
        };
        responses: {
            /** @description A key with a new secret. No other answer has the secret: store it now. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "key": {
                     *         "_id": "key_4m9tk3zq7xd2w8nb5vc6ryjfph1",
                     *         "name": "Shop server",
                     *         "userTypeId": "mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp",
                     *         "merchantName": "Nile Books",
                     *         "scopes": [
                     *           "sessions:write",
                     *           "payments:read"
                     *         ],
                     *         "addresses": [
                     *           "203.0.113.0/24",
                     *           "2001:db8::/48"
                     *         ],
                     *         "expiresDate": "2027-11-21T00:00:00.000Z",
                     *         "hints": [
                     *           "9tbx"
                     *         ],
                     *         "status": "Active",
                     *         "lastUsedDate": "2026-11-21T12:05:09.000Z",
                     *         "lastUsedFrom": "203.0.113.7",
                     *         "createdBy": "Nile Admin",
                     *         "createdDate": "2026-11-20T08:00:00.000Z"
                     *       },
                     *       "secret": "sk_test_EXAMPLEexampleEXAMPLEexampleEXAMPLEex"
                     *     }
                     */
                    "application/json": components["schemas"]["NewApiKey"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["KeyConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    editApiKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the record as the caller read it. When the record has changed since, the answer is 412 with the record as it is now; without this header the edit replaces whatever is stored. A weak ETag, such as `W/"7"`, counts like the strong one: proxies that compress answers weaken it.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The key's `_id`.
                 * @example key_4m9tk3zq7xd2w8nb5vc6ryjfph1
                 */
                id: components["parameters"]["ApiKeyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Shop server",
                 *       "scopes": [
                 *         "sessions:write",
                 *         "payments:read"
                 *       ],
                 *       "addresses": [
                 *         "203.0.113.0/24",
                 *         "2001:db8::/48"
                 *       ],
                 *       "expiresDate": "2027-11-21T00:00:00.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["ApiKeyEdit"];
            };
        };
        responses: {
            /** @description A merchant's key, without its secret. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "key_4m9tk3zq7xd2w8nb5vc6ryjfph1",
                     *       "name": "Shop server",
                     *       "userTypeId": "mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp",
                     *       "merchantName": "Nile Books",
                     *       "scopes": [
                     *         "sessions:write",
                     *         "payments:read"
                     *       ],
                     *       "addresses": [
                     *         "203.0.113.0/24",
                     *         "2001:db8::/48"
                     *       ],
                     *       "expiresDate": "2027-11-21T00:00:00.000Z",
                     *       "hints": [
                     *         "9tbx"
                     *       ],
                     *       "status": "Active",
                     *       "lastUsedDate": "2026-11-21T12:05:09.000Z",
                     *       "lastUsedFrom": "203.0.113.7",
                     *       "createdBy": "Nile Admin",
                     *       "createdDate": "2026-11-20T08:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["ApiKey"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["KeyConflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    rotateApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The key's `_id`.
                 * @example key_4m9tk3zq7xd2w8nb5vc6ryjfph1
                 */
                id: components["parameters"]["ApiKeyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "overlapHours": 24
                 *     }
                 */
                "application/json": components["schemas"]["SecretRotation"];
            };
        };
        responses: {
            /** @description A key with a new secret. No other answer has the secret: store it now. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "key": {
                     *         "_id": "key_4m9tk3zq7xd2w8nb5vc6ryjfph1",
                     *         "name": "Shop server",
                     *         "userTypeId": "mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp",
                     *         "merchantName": "Nile Books",
                     *         "scopes": [
                     *           "sessions:write",
                     *           "payments:read"
                     *         ],
                     *         "addresses": [
                     *           "203.0.113.0/24",
                     *           "2001:db8::/48"
                     *         ],
                     *         "expiresDate": "2027-11-21T00:00:00.000Z",
                     *         "hints": [
                     *           "9tbx"
                     *         ],
                     *         "status": "Active",
                     *         "lastUsedDate": "2026-11-21T12:05:09.000Z",
                     *         "lastUsedFrom": "203.0.113.7",
                     *         "createdBy": "Nile Admin",
                     *         "createdDate": "2026-11-20T08:00:00.000Z"
                     *       },
                     *       "secret": "sk_test_EXAMPLEexampleEXAMPLEexampleEXAMPLEex"
                     *     }
                     */
                    "application/json": components["schemas"]["NewApiKey"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["KeyConflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    revokeApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The key's `_id`.
                 * @example key_4m9tk3zq7xd2w8nb5vc6ryjfph1
                 */
                id: components["parameters"]["ApiKeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A merchant's key, without its secret. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "key_4m9tk3zq7xd2w8nb5vc6ryjfph1",
                     *       "name": "Shop server",
                     *       "userTypeId": "mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp",
                     *       "merchantName": "Nile Books",
                     *       "scopes": [
                     *         "sessions:write",
                     *         "payments:read"
                     *       ],
                     *       "addresses": [
                     *         "203.0.113.0/24",
                     *         "2001:db8::/48"
                     *       ],
                     *       "expiresDate": "2027-11-21T00:00:00.000Z",
                     *       "hints": [
                     *         "9tbx"
                     *       ],
                     *       "status": "Active",
                     *       "lastUsedDate": "2026-11-21T12:05:09.000Z",
                     *       "lastUsedFrom": "203.0.113.7",
                     *       "createdBy": "Nile Admin",
                     *       "createdDate": "2026-11-20T08:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["ApiKey"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWebhookEndpoints: {
        parameters: {
            query?: {
                /**
                 * @description The page to answer, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows on a page.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Field to order by, with `-` before it for descending; each list names its fields. Newest first unless sent, or as the list says.
                 * @example -createdDate
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Text to find.
                 * @example books
                 */
                q?: components["parameters"]["Q"];
                /**
                 * @description Only those of this merchant, by its `_id`; 404 outside the caller's scope.
                 * @example mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp
                 */
                userTypeId?: components["parameters"]["OfMerchant"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of endpoints. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "_id": "whe_6k2tk9zq4xd8m3nb5vc7ryjfph1",
                     *           "userTypeId": "mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp",
                     *           "merchantName": "Nile Books",
                     *           "url": "https://nilebooks.example/webhooks/endpoint",
                     *           "description": "Accounting",
                     *           "events": [
                     *             "payment.succeeded",
                     *             "payout.approved"
                     *           ],
                     *           "status": "Active",
                     *           "failingSince": "2026-11-20T18:40:00.000Z",
                     *           "disabledDate": "2026-11-23T18:40:00.000Z",
                     *           "hints": [
                     *             "Yk0="
                     *           ],
                     *           "createdDate": "2026-11-20T08:00:00.000Z"
                     *         }
                     *       ],
                     *       "current": 1,
                     *       "pages": 1,
                     *       "total": 1
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookEndpointPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "userTypeId": "mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp",
                 *       "url": "https://nilebooks.example/webhooks/endpoint",
                 *       "description": "Accounting",
                 *       "events": [
                 *         "payment.succeeded",
                 *         "payout.approved"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["WebhookEndpointInput"];
            };
        };
        responses: {
            /** @description An endpoint with a new signing secret. No other answer has the secret: store it now. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "endpoint": {
                     *         "_id": "whe_6k2tk9zq4xd8m3nb5vc7ryjfph1",
                     *         "userTypeId": "mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp",
                     *         "merchantName": "Nile Books",
                     *         "url": "https://nilebooks.example/webhooks/endpoint",
                     *         "description": "Accounting",
                     *         "events": [
                     *           "payment.succeeded",
                     *           "payout.approved"
                     *         ],
                     *         "status": "Active",
                     *         "failingSince": "2026-11-20T18:40:00.000Z",
                     *         "disabledDate": "2026-11-23T18:40:00.000Z",
                     *         "hints": [
                     *           "Yk0="
                     *         ],
                     *         "createdDate": "2026-11-20T08:00:00.000Z"
                     *       },
                     *       "secret": "whsec_RVhBTVBMRWV4YW1wbGVFWEFNUExFZXhhbXBsZQ=="
                     *     }
                     */
                    "application/json": components["schemas"]["NewWebhookEndpoint"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["EndpointConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    editWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the record as the caller read it. When the record has changed since, the answer is 412 with the record as it is now; without this header the edit replaces whatever is stored. A weak ETag, such as `W/"7"`, counts like the strong one: proxies that compress answers weaken it.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The endpoint's `_id`.
                 * @example whe_6k2tk9zq4xd8m3nb5vc7ryjfph1
                 */
                id: components["parameters"]["EndpointId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "url": "https://nilebooks.example/webhooks/endpoint",
                 *       "description": "Accounting",
                 *       "events": [
                 *         "payment.succeeded",
                 *         "payout.approved"
                 *       ],
                 *       "status": "Active"
                 *     }
                 */
                "application/json": components["schemas"]["WebhookEndpointEdit"];
            };
        };
        responses: {
            /** @description An address of a merchant's server that gets events. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "whe_6k2tk9zq4xd8m3nb5vc7ryjfph1",
                     *       "userTypeId": "mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp",
                     *       "merchantName": "Nile Books",
                     *       "url": "https://nilebooks.example/webhooks/endpoint",
                     *       "description": "Accounting",
                     *       "events": [
                     *         "payment.succeeded",
                     *         "payout.approved"
                     *       ],
                     *       "status": "Active",
                     *       "failingSince": "2026-11-20T18:40:00.000Z",
                     *       "disabledDate": "2026-11-23T18:40:00.000Z",
                     *       "hints": [
                     *         "Yk0="
                     *       ],
                     *       "createdDate": "2026-11-20T08:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookEndpoint"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["EndpointConflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The endpoint's `_id`.
                 * @example whe_6k2tk9zq4xd8m3nb5vc7ryjfph1
                 */
                id: components["parameters"]["EndpointId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The endpoint is gone. */
            204: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    testWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The endpoint's `_id`.
                 * @example whe_6k2tk9zq4xd8m3nb5vc7ryjfph1
                 */
                id: components["parameters"]["EndpointId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One event on its way to a merchant's address. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "whd_9t4zk7wq2xm8d3nb6vc5ryjfph1",
                     *       "eventId": "evt_5m9tk3zq7xd2w8nb4vc6ryjfph1",
                     *       "eventType": "payment.succeeded",
                     *       "serviceName": "Nile Books Store",
                     *       "merchantName": "Nile Books",
                     *       "endpointId": "whe_6k2tk9zq4xd8m3nb5vc7ryjfph1",
                     *       "url": "https://nilebooks.example/webhooks/daftar",
                     *       "payload": "{\"type\":\"payment.succeeded\",\"timestamp\":\"2026-11-21T12:05:09.000Z\",\"data\":{\"orderId\":\"NB-1042\",\"amount\":450.5,\"currency\":\"EGP\",\"status\":\"SUCCESS\"}}",
                     *       "status": "failed",
                     *       "attempts": 3,
                     *       "responseStatus": 502,
                     *       "lastError": "upstream connect error",
                     *       "lastErrorCode": "delivery.brokenConnection",
                     *       "lastErrorValues": {
                     *         "code": "ECONNREFUSED"
                     *       },
                     *       "createdDate": "2026-11-21T12:05:09.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["EndpointConflict"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    rotateEndpointSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The endpoint's `_id`.
                 * @example whe_6k2tk9zq4xd8m3nb5vc7ryjfph1
                 */
                id: components["parameters"]["EndpointId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "overlapHours": 24
                 *     }
                 */
                "application/json": components["schemas"]["SecretRotation"];
            };
        };
        responses: {
            /** @description An endpoint with a new signing secret. No other answer has the secret: store it now. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "endpoint": {
                     *         "_id": "whe_6k2tk9zq4xd8m3nb5vc7ryjfph1",
                     *         "userTypeId": "mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp",
                     *         "merchantName": "Nile Books",
                     *         "url": "https://nilebooks.example/webhooks/endpoint",
                     *         "description": "Accounting",
                     *         "events": [
                     *           "payment.succeeded",
                     *           "payout.approved"
                     *         ],
                     *         "status": "Active",
                     *         "failingSince": "2026-11-20T18:40:00.000Z",
                     *         "disabledDate": "2026-11-23T18:40:00.000Z",
                     *         "hints": [
                     *           "Yk0="
                     *         ],
                     *         "createdDate": "2026-11-20T08:00:00.000Z"
                     *       },
                     *       "secret": "whsec_RVhBTVBMRWV4YW1wbGVFWEFNUExFZXhhbXBsZQ=="
                     *     }
                     */
                    "application/json": components["schemas"]["NewWebhookEndpoint"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    redeliverWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "userTypeId": "mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp",
                 *       "endpointId": "whe_6k2tk9zq4xd8m3nb5vc7ryjfph1",
                 *       "from": "2026-11-21T00:00:00.000Z",
                 *       "to": "2026-11-22T00:00:00.000Z",
                 *       "onlyFailed": true
                 *     }
                 */
                "application/json": components["schemas"]["RedeliveryPeriod"];
            };
        };
        responses: {
            /** @description How many deliveries wait to be sent again. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 12
                     *     }
                     */
                    "application/json": components["schemas"]["RedeliveredCount"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query?: {
                /**
                 * @description The page to answer, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows on a page.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Field to order by, with `-` before it for descending; each list names its fields. Newest first unless sent, or as the list says.
                 * @example -createdDate
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Text to find.
                 * @example books
                 */
                q?: components["parameters"]["Q"];
                /**
                 * @description The `next` of the page before; with it, `page` does not count.
                 * @example MjAyNi0xMS0yMVQxMjowNTowOS4wMDBaIGxvZ18xMjM
                 */
                after?: components["parameters"]["After"];
                /**
                 * @description Only deliveries of this status.
                 * @example failed
                 */
                status?: components["parameters"]["DeliveryStatus"];
                /**
                 * @description Only deliveries of this event.
                 * @example payment.succeeded
                 */
                eventType?: components["parameters"]["DeliveryEvent"];
                /**
                 * @description Only those of this merchant, by its `_id`; 404 outside the caller's scope.
                 * @example mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp
                 */
                userTypeId?: components["parameters"]["OfMerchant"];
                /**
                 * @description Only deliveries to this endpoint.
                 * @example whe_6k2tk9zq4xd8m3nb5vc7ryjfph1
                 */
                endpointId?: components["parameters"]["DeliveryEndpoint"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of deliveries. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "_id": "whd_9t4zk7wq2xm8d3nb6vc5ryjfph1",
                     *           "eventId": "evt_5m9tk3zq7xd2w8nb4vc6ryjfph1",
                     *           "eventType": "payment.succeeded",
                     *           "serviceName": "Nile Books Store",
                     *           "merchantName": "Nile Books",
                     *           "url": "https://nilebooks.example/webhooks/daftar",
                     *           "payload": "{\"type\":\"payment.succeeded\",\"timestamp\":\"2026-11-21T12:05:09.000Z\",\"data\":{\"orderId\":\"NB-1042\",\"amount\":450.5,\"currency\":\"EGP\",\"status\":\"SUCCESS\"}}",
                     *           "status": "failed",
                     *           "attempts": 3,
                     *           "responseStatus": 502,
                     *           "lastError": "upstream connect error",
                     *           "createdDate": "2026-11-21T12:05:09.000Z"
                     *         },
                     *         {
                     *           "_id": "whd_3m8xk2zq7wd4t9nb6vc5ryjfph2",
                     *           "eventId": "evt_7w2tk9zq4xd8m3nb5vc6ryjfph2",
                     *           "eventType": "payment.expired",
                     *           "serviceName": "لاہور لان",
                     *           "merchantName": "Lahore Lawn",
                     *           "url": "https://lahorelawn.example/hooks/payments",
                     *           "payload": "{\"type\":\"payment.expired\",\"timestamp\":\"2026-11-20T18:40:00.000Z\",\"data\":{\"orderId\":\"LL-88\",\"amount\":3200,\"currency\":\"PKR\",\"status\":\"FAILED\"}}",
                     *           "status": "delivered",
                     *           "attempts": 1,
                     *           "responseStatus": 204,
                     *           "createdDate": "2026-11-20T18:40:00.000Z"
                     *         }
                     *       ],
                     *       "current": 1,
                     *       "pages": 1,
                     *       "total": 2,
                     *       "totalIsCapped": false
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookDeliveryPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    redeliverWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The delivery's `_id`.
                 * @example whd_9t4zk7wq2xm8d3nb6vc5ryjfph1
                 */
                id: components["parameters"]["DeliveryKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery, waiting to be sent. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "whd_9t4zk7wq2xm8d3nb6vc5ryjfph1",
                     *       "eventId": "evt_5m9tk3zq7xd2w8nb4vc6ryjfph1",
                     *       "eventType": "payment.succeeded",
                     *       "serviceName": "Nile Books Store",
                     *       "merchantName": "Nile Books",
                     *       "url": "https://nilebooks.example/webhooks/daftar",
                     *       "payload": "{\"type\":\"payment.succeeded\",\"timestamp\":\"2026-11-21T12:05:09.000Z\",\"data\":{\"orderId\":\"NB-1042\",\"amount\":450.5,\"currency\":\"EGP\",\"status\":\"SUCCESS\"}}",
                     *       "status": "pending",
                     *       "attempts": 3,
                     *       "responseStatus": 502,
                     *       "lastError": "upstream connect error",
                     *       "createdDate": "2026-11-21T12:05:09.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["EndpointConflict"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDashboardSummary: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts that the caller may see. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "clients": 42,
                     *       "oneTimePurchase": 1830,
                     *       "services": 57,
                     *       "operators": 12
                     *     }
                     */
                    "application/json": components["schemas"]["DashboardSummary"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getServicesShare: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful transactions by service. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "service": "Nile Books Store",
                     *         "count": 120,
                     *         "percentage": 75
                     *       },
                     *       {
                     *         "service": "متجر النيل",
                     *         "count": 40,
                     *         "percentage": 25
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ServiceShare"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRevenueShare: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Revenue by service and currency. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "service": "Nile Books Store",
                     *         "count": 120,
                     *         "amount": 54060.5,
                     *         "currency": "EGP"
                     *       },
                     *       {
                     *         "service": "Karachi Tunes",
                     *         "count": 40,
                     *         "amount": 20000,
                     *         "currency": "PKR"
                     *       },
                     *       {
                     *         "service": "متجر تمور الخليج",
                     *         "count": 12,
                     *         "amount": 906.5,
                     *         "currency": "AED"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["RevenueShare"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    filterServicesShare: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "startDate": "2026-11-01",
                 *       "endDate": "2026-11-21"
                 *     }
                 */
                "application/json": components["schemas"]["DashboardRange"];
            };
        };
        responses: {
            /** @description Successful transactions by service. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "service": "Nile Books Store",
                     *         "count": 120,
                     *         "percentage": 75
                     *       },
                     *       {
                     *         "service": "متجر النيل",
                     *         "count": 40,
                     *         "percentage": 25
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ServiceShare"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    filterRevenueShare: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "startDate": "2026-11-01",
                 *       "endDate": "2026-11-21"
                 *     }
                 */
                "application/json": components["schemas"]["DashboardRange"];
            };
        };
        responses: {
            /** @description Revenue by service and currency. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "service": "Nile Books Store",
                     *         "count": 120,
                     *         "amount": 54060.5,
                     *         "currency": "EGP"
                     *       },
                     *       {
                     *         "service": "Karachi Tunes",
                     *         "count": 40,
                     *         "amount": 20000,
                     *         "currency": "PKR"
                     *       },
                     *       {
                     *         "service": "متجر تمور الخليج",
                     *         "count": 12,
                     *         "amount": 906.5,
                     *         "currency": "AED"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["RevenueShare"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateTransactionStatus: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request count once. The same key and body answer what the first request got; another body is 422, a request still being worked on is 409. Kept 72 hours.
                 * @example 7d1f0a3c9b5e4f6d8a2c1b0e9f8d7c6b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "txn_8z4kq7wd2xm9tnb3vc6ryj5fph",
                 *       "status": "Failed",
                 *       "reason": "The bank took the money back"
                 *     }
                 */
                "application/json": components["schemas"]["TransactionStatusChange"];
            };
        };
        responses: {
            /** @description The status as it is now. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "txn_8z4kq7wd2xm9tnb3vc6ryj5fph",
                     *       "status": "Failed"
                     *     }
                     */
                    "application/json": components["schemas"]["TransactionStatusChanged"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["TransactionConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    reportBilling: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "dateFrom": "2026-11-01",
                 *       "dateTo": "2026-11-21",
                 *       "country": "Egypt",
                 *       "currency": "EGP",
                 *       "page": 1,
                 *       "limit": 25
                 *     }
                 */
                "application/json": components["schemas"]["BillingReportRequest"];
            };
        };
        responses: {
            /** @description A page of services. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "_id": "bil_20261101_20261121_4f8c2a7b9d3e51064f8c2a7b9d3e5106",
                     *           "country": "Egypt",
                     *           "currency": "EGP",
                     *           "serviceName": "Nile Books Store",
                     *           "totalNumberOfTransactions": 120,
                     *           "totalAmount": 54060.5,
                     *           "refundedAmount": 0,
                     *           "waleeShareValue": 2162.42,
                     *           "merchantShareValue": 51898.08,
                     *           "carrierShareValue": 0,
                     *           "userTypeId": "mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp",
                     *           "merchantName": "Nile Books",
                     *           "dateFrom": "2026-11-01",
                     *           "dateTo": "2026-11-21",
                     *           "status": "Failed",
                     *           "marked": false
                     *         },
                     *         {
                     *           "_id": "bil_20261101_20261121_9b3d7e1f5a2c48609b3d7e1f5a2c4860",
                     *           "country": "Egypt",
                     *           "currency": "EGP",
                     *           "serviceName": "متجر مكتبة الإسكندرية",
                     *           "totalNumberOfTransactions": 41,
                     *           "totalAmount": 12300,
                     *           "refundedAmount": 300,
                     *           "waleeShareValue": 492,
                     *           "merchantShareValue": 11685,
                     *           "carrierShareValue": 123,
                     *           "userTypeId": "mer_2x9tk4zq8wd3m7nb6vc5ryjfph1",
                     *           "merchantName": "مكتبة الإسكندرية",
                     *           "dateFrom": "2026-11-01",
                     *           "dateTo": "2026-11-21",
                     *           "status": "Success",
                     *           "marked": true
                     *         }
                     *       ],
                     *       "current": 1,
                     *       "pages": 1,
                     *       "total": 2
                     *     }
                     */
                    "application/json": components["schemas"]["BillingPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    reportBillingDetail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "userTypeId": "mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp",
                 *       "dateFrom": "2026-11-01",
                 *       "dateTo": "2026-11-21",
                 *       "serviceName": "Nile Books Store"
                 *     }
                 */
                "application/json": components["schemas"]["BillingDetailRequest"];
            };
        };
        responses: {
            /** @description A page of transactions. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "transactionId": "txn_8z4kq7wd2xm9tnb3vc6ryj5fph",
                     *           "transactionDate": "2026-11-21T12:05:09.000Z",
                     *           "country": "Egypt",
                     *           "msisdn": "201001234567",
                     *           "operator": "EG-Vodafone",
                     *           "currency": "EGP",
                     *           "serviceName": "Nile Books Store",
                     *           "amount": 450.5,
                     *           "waleeShareValue": 18.02,
                     *           "merchantShareValue": 432.48,
                     *           "carrierShareValue": 0
                     *         }
                     *       ],
                     *       "current": 1,
                     *       "pages": 1,
                     *       "total": 1
                     *     }
                     */
                    "application/json": components["schemas"]["BillingDetailPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateBillingStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "bil_20261101_20261121_4f8c2a7b9d3e51064f8c2a7b9d3e5106",
                 *       "status": "Success"
                 *     }
                 */
                "application/json": components["schemas"]["BillingStatusChange"];
            };
        };
        responses: {
            /** @description The status as it is now. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "bil_20261101_20261121_4f8c2a7b9d3e51064f8c2a7b9d3e5106",
                     *       "status": "Success"
                     *     }
                     */
                    "application/json": components["schemas"]["BillingStatusChanged"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    reportReconciliation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "dateFrom": "2026-11-01",
                 *       "dateTo": "2026-11-21",
                 *       "country": "Egypt",
                 *       "currency": "EGP",
                 *       "page": 1,
                 *       "limit": 25
                 *     }
                 */
                "application/json": components["schemas"]["ReconciliationRequest"];
            };
        };
        responses: {
            /** @description A page of merchants. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "userTypeId": "mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp",
                     *           "merchantName": "Nile Books",
                     *           "currency": "EGP",
                     *           "transactionCount": 120,
                     *           "transactionAmount": 54060.5,
                     *           "refundedAmount": 0,
                     *           "billedAmount": 54060.5,
                     *           "settledAmount": 50000,
                     *           "difference": 4060.5
                     *         }
                     *       ],
                     *       "current": 1,
                     *       "pages": 1,
                     *       "total": 1
                     *     }
                     */
                    "application/json": components["schemas"]["ReconciliationPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSubscriptions: {
        parameters: {
            query?: {
                /**
                 * @description The page to answer, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows on a page.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Field to order by, with `-` before it for descending; each list names its fields. Newest first unless sent, or as the list says.
                 * @example -createdDate
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Text to find.
                 * @example books
                 */
                q?: components["parameters"]["Q"];
                /**
                 * @description English name of a country.
                 * @example Egypt
                 */
                country?: components["parameters"]["Country"];
                /**
                 * @description Only subscriptions that this operator carries, by its name as a row has it.
                 * @example PK-Jazz
                 */
                operator?: components["parameters"]["SubscriptionOperator"];
                /**
                 * @description Only subscriptions of this status.
                 * @example active
                 */
                subscriberStatus?: components["parameters"]["SubscriberStatus"];
                /**
                 * @description Only those of this merchant, by its `_id`; 404 outside the caller's scope.
                 * @example mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp
                 */
                userTypeId?: components["parameters"]["OfMerchant"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of subscriptions. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "_id": "sub_5m9tk3zq7xd2w8nb4vc6ryjfph1",
                     *           "country": "Pakistan",
                     *           "operator": "PK-Jazz",
                     *           "merchantName": "Karachi Tunes",
                     *           "serviceName": "Karachi Tunes Daily",
                     *           "msisdn": "923001234567",
                     *           "subscriptionType": "daily",
                     *           "subscriptionAmount": 20,
                     *           "currency": "PKR",
                     *           "subscriberStatus": "Active",
                     *           "createdDate": "2026-11-21T12:05:09.000Z"
                     *         },
                     *         {
                     *           "_id": "sub_2w9tk4zq8xd3m7nb6vc5ryjfph1",
                     *           "country": "Egypt",
                     *           "operator": "EG-Vodafone",
                     *           "merchantName": "مكتبة الإسكندرية",
                     *           "serviceName": "رواية كل أسبوع",
                     *           "msisdn": "201001234567",
                     *           "subscriptionType": "weekly",
                     *           "subscriptionAmount": 35.5,
                     *           "currency": "EGP",
                     *           "subscriberStatus": "Inactive",
                     *           "createdDate": "2026-10-30T18:22:41.000Z"
                     *         }
                     *       ],
                     *       "current": 1,
                     *       "pages": 1,
                     *       "total": 2
                     *     }
                     */
                    "application/json": components["schemas"]["SubscriptionPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The subscription's `_id`.
                 * @example sub_5m9tk3zq7xd2w8nb4vc6ryjfph1
                 */
                id: components["parameters"]["SubscriptionKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A subscription with its newest charges. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "subscription": {
                     *         "_id": "sub_5m9tk3zq7xd2w8nb4vc6ryjfph1",
                     *         "country": "Pakistan",
                     *         "operator": "PK-Jazz",
                     *         "merchantName": "Karachi Tunes",
                     *         "serviceName": "Karachi Tunes Daily",
                     *         "msisdn": "923001234567",
                     *         "subscriptionType": "daily",
                     *         "subscriptionAmount": 20,
                     *         "currency": "PKR",
                     *         "subscriberStatus": "Active",
                     *         "createdDate": "2026-11-21T12:05:09.000Z",
                     *         "serviceId": "s9x4kq7wd2zm8tnb",
                     *         "nextChargeDate": "2026-12-21T12:05:09.000Z",
                     *         "failedTries": 1,
                     *         "reason": "The customer asked for it"
                     *       },
                     *       "charges": [
                     *         {
                     *           "_id": "sch_5m9tk3zq7xd2w8nb4vc6ryjfph1",
                     *           "period": 2,
                     *           "attempt": 1,
                     *           "amount": 20,
                     *           "currency": "PKR",
                     *           "status": "paid",
                     *           "transactionId": "txn_8z4kq7wd2xm9tnb3vc6ryj5fph",
                     *           "failure": "The customer did not confirm",
                     *           "createdDate": "2026-11-21T12:05:09.000Z",
                     *           "endedDate": "2026-11-21T12:05:09.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SubscriptionDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addSubscription: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request count once. The same key and body answer what the first request got; another body is 422, a request still being worked on is 409. Kept 72 hours.
                 * @example 7d1f0a3c9b5e4f6d8a2c1b0e9f8d7c6b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "serviceId": "s9x4kq7wd2zm8tnb",
                 *       "msisdn": "201001234567",
                 *       "subscriptionType": "monthly",
                 *       "amount": 35.5,
                 *       "startDate": "2027-01-31T09:00:00.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["SubscriptionInput"];
            };
        };
        responses: {
            /** @description A number that pays a service again and again. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "sub_5m9tk3zq7xd2w8nb4vc6ryjfph1",
                     *       "country": "Pakistan",
                     *       "operator": "PK-Jazz",
                     *       "merchantName": "Karachi Tunes",
                     *       "serviceName": "Karachi Tunes Daily",
                     *       "msisdn": "923001234567",
                     *       "subscriptionType": "daily",
                     *       "subscriptionAmount": 20,
                     *       "currency": "PKR",
                     *       "subscriberStatus": "Active",
                     *       "createdDate": "2026-11-21T12:05:09.000Z",
                     *       "serviceId": "s9x4kq7wd2zm8tnb",
                     *       "nextChargeDate": "2026-12-21T12:05:09.000Z",
                     *       "failedTries": 1,
                     *       "reason": "The customer asked for it"
                     *     }
                     */
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["SubscriptionRefused"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setSubscriptionStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The subscription's `_id`.
                 * @example sub_5m9tk3zq7xd2w8nb4vc6ryjfph1
                 */
                id: components["parameters"]["SubscriptionKey"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "status": "Paused",
                 *       "reason": "The customer asked for it"
                 *     }
                 */
                "application/json": components["schemas"]["SubscriptionStatusChange"];
            };
        };
        responses: {
            /** @description A number that pays a service again and again. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "sub_5m9tk3zq7xd2w8nb4vc6ryjfph1",
                     *       "country": "Pakistan",
                     *       "operator": "PK-Jazz",
                     *       "merchantName": "Karachi Tunes",
                     *       "serviceName": "Karachi Tunes Daily",
                     *       "msisdn": "923001234567",
                     *       "subscriptionType": "daily",
                     *       "subscriptionAmount": 20,
                     *       "currency": "PKR",
                     *       "subscriberStatus": "Active",
                     *       "createdDate": "2026-11-21T12:05:09.000Z",
                     *       "serviceId": "s9x4kq7wd2zm8tnb",
                     *       "nextChargeDate": "2026-12-21T12:05:09.000Z",
                     *       "failedTries": 1,
                     *       "reason": "The customer asked for it"
                     *     }
                     */
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["SubscriptionRefused"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    summarizeCollection: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "merchant": "mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp",
                 *       "dateFrom": "2026-11-15",
                 *       "dateTo": "2026-11-21",
                 *       "paymentMethod": "FawryRef",
                 *       "currency": "EGP"
                 *     }
                 */
                "application/json": components["schemas"]["CollectionRequest"];
            };
        };
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "currency": "EGP",
                     *         "currencies": [
                     *           "EGP",
                     *           "USD"
                     *         ],
                     *         "summary": {
                     *           "waleeShare": 2162.42,
                     *           "totalAmount": 54060.5,
                     *           "totalNumberOfTransactions": 120
                     *         },
                     *         "revenueOverTime": [
                     *           {
                     *             "date": "2026-11-21",
                     *             "amount": 54060.5,
                     *             "serviceCharges": 2162.42
                     *           }
                     *         ],
                     *         "transactionRate": {
                     *           "successful": 120,
                     *           "failed": 8
                     *         },
                     *         "transactionOverTime": [
                     *           {
                     *             "date": "2026-11-21",
                     *             "successful": 120,
                     *             "failed": 8
                     *           }
                     *         ],
                     *         "transactionByPaymentMethod": [
                     *           {
                     *             "operator": "FawryRef",
                     *             "Successful": 120,
                     *             "Failed": 8
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CollectionSummary"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    summarizeDisbursement: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "merchant": "mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp",
                 *       "dateFrom": "2026-11-15",
                 *       "dateTo": "2026-11-21",
                 *       "currency": "EGP"
                 *     }
                 */
                "application/json": components["schemas"]["DisbursementRequest"];
            };
        };
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "currency": "EGP",
                     *           "totalsTransactions": {
                     *             "totalDepositedAmount": 90000,
                     *             "totalBilledAmount": 80000,
                     *             "loanAccounts": {
                     *               "availableBalance": 50000,
                     *               "totalTransactions": 12,
                     *               "totalTransactionsAmount": 30000
                     *             }
                     *           },
                     *           "paymentBreakdown": [
                     *             {
                     *               "payoutType": "WALLET",
                     *               "amount": 30000,
                     *               "createdDate": "2026-11-21T12:05:09.000Z"
                     *             }
                     *           ],
                     *           "banks": [
                     *             {
                     *               "bankName": "البنك الأهلي المصري",
                     *               "bankCount": 3
                     *             }
                     *           ],
                     *           "successful": 12,
                     *           "pending": 2,
                     *           "rejected": 1,
                     *           "createdDate": "2026-11-21T12:05:09.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["DisbursementSummary"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startExport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "list": "transactions",
                 *       "format": "csv",
                 *       "filters": {
                 *         "dateFrom": "2026-11-01",
                 *         "dateTo": "2026-11-21",
                 *         "country": "Egypt",
                 *         "currency": "EGP"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ExportInput"];
            };
        };
        responses: {
            /** @description The export, waiting. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "exp_3m9tk5zq7xd2w8nb4vc6ryjfph1",
                     *       "list": "transactions",
                     *       "format": "csv",
                     *       "status": "waiting",
                     *       "rows": 0,
                     *       "total": 120000,
                     *       "createdDate": "2026-11-21T12:05:09.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Export"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getExport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The export's `_id`.
                 * @example exp_3m9tk5zq7xd2w8nb4vc6ryjfph1
                 */
                id: components["parameters"]["ExportKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The export. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "exp_3m9tk5zq7xd2w8nb4vc6ryjfph1",
                     *       "list": "transactions",
                     *       "format": "csv",
                     *       "status": "running",
                     *       "rows": 4000,
                     *       "total": 120000,
                     *       "createdDate": "2026-11-21T12:05:09.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Export"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getExportFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The export's `_id`.
                 * @example exp_3m9tk5zq7xd2w8nb4vc6ryjfph1
                 */
                id: components["parameters"]["ExportKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, streamed. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example ID,Transaction Amount,Currency
                     *     txn_8z4kq7wd2xm9tnb3vc6ryj5fph,450.5,EGP
                     */
                    "text/csv": string;
                    /** @example PK */
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ExportNotReady"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    receiveMerchantEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "payment.succeeded",
                 *       "timestamp": "2026-11-21T12:05:09.000Z",
                 *       "data": {
                 *         "sessionId": "ses_4m9tk3zq7xd2w8nb5vc6ryjfph1",
                 *         "orderId": "NB-10442",
                 *         "serviceId": "s9x4kq7wd2zm8tnb",
                 *         "amount": 450.5,
                 *         "currency": "EGP",
                 *         "transactionId": "txn_8z4kq7wd2xm9tnb3vc6ryj5fph",
                 *         "status": "SUCCESS"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["WebhookEvent"];
            };
        };
        responses: {
            /** @description The merchant has stored the event. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
