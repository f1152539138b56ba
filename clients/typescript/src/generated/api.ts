// Written by `npm run openapi` from openapi/openapi.json.
export interface paths {
  '/api/v1/address': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List addresses
     * @description One page of the client's address book, including the default address.
     *
     *     Scopes of a key: `addresses:read`.
     */
    get: operations['listAddresses'];
    /**
     * Change an address
     * @description Replaces all fields of the address with this `id`. A key has to send the `version` it has read. The default address cannot be changed with a key. Consignments keep the address they were created with.
     *
     *     Scopes of a key: `addresses:change`.
     */
    put: operations['updateAddress'];
    /**
     * Add an address
     * @description Drafts may be incomplete; only a VALID address can be shipped to.
     *
     *     Scopes of a key: `addresses:write`.
     */
    post: operations['createAddress'];
    /**
     * Delete addresses
     * @description All of them or none. Consignments keep their copies. The default address cannot be deleted.
     *
     *     Scopes of a key: `addresses:change`.
     */
    delete: operations['deleteAddresses'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/address-file': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Push a file of addresses
     * @description Accepts a file `linehaul.addresses.v1` as JSON (schema `AddressFile`) or XML, or a CSV file with the columns of the address template, as the body itself with its Content-Type or as `file` of a form, at most 20 MB, and saves its valid addresses in the background, one file of the client after another. The XML Schema (`linehaul.addresses.v1.xsd`) and the JSON Schema can be downloaded in the portal under *Integrations*, tab *Formats*.
     *
     *     The response is as for orders; the acknowledgement is `linehaul.address-ack.v1`. Changing addresses with `whenKnown=UPDATE` also needs `addresses:change`; without it, those are rejected.
     *
     *     Scopes of a key: `addresses:write` with `imports:write`.
     */
    post: operations['uploadAddressFile'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/address-file/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the acknowledgement of a pushed file of addresses
     * @description The acknowledgement `linehaul.address-ack.v1`, in the format of the file, with each address's result and errors; 202 with the state of the file until it is ready.
     *
     *     Scopes of a key: `imports:write`.
     */
    get: operations['getAddressFile'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/address/bulk-address-upload': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Import a file of addresses in one request
     * @description The report has the outcome of every row.
     *
     *     Scopes of a key: `addresses:write`.
     */
    post: operations['uploadAddresses'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/address/default': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the default address
     * @description The client's pickup and returns address, or 404 if it has none yet.
     *
     *     Scopes of a key: `addresses:read`, or `consignments:write`.
     */
    get: operations['getDefaultAddress'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/address/locality': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Find localities by name or postcode
     * @description An address refers to its suburb by the id of a locality.
     *
     *     Any key may call it.
     */
    get: operations['findLocalities'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/address/search': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Search addresses
     * @description Addresses that match `criteria`, for selecting a receiver.
     *
     *     Scopes of a key: `addresses:read`, or `consignments:write`.
     */
    post: operations['searchAddresses'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/carrier/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List carriers
     * @description Carriers the client may ship with.
     *
     *     Scopes of a key: `consignments:read`.
     */
    get: operations['listCarriers'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/carrier/payer-account-carriers': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List carriers that accept payer accounts
     * @description Carriers that can charge a receiver or a third party.
     *
     *     Scopes of a key: `consignments:read`.
     */
    get: operations['listPayerAccountCarriers'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/carrier/service-type': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the services of carriers
     * @description Services of the carriers, with the codes that offers and consignments use.
     *
     *     Scopes of a key: `consignments:read`.
     */
    get: operations['listServiceTypes'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/category': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List categories
     * @description The client's cost centres with their entries.
     *
     *     Scopes of a key: `items:read`.
     */
    get: operations['listCategories'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/client-payer-account': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List payer accounts
     * @description Responds with 204 if the client has no payer account.
     *
     *     Scopes of a key: `consignments:read`, or `consignments:write`.
     */
    get: operations['listPayerAccounts'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/consignment': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Change a consignment
     * @description Replaces the content of a draft or an open consignment: send back the response of *Get a consignment* with your changes. A key has to send the `revision` it has read, so that it cannot overwrite someone else's changes. The day is changed with `dispatchedAt`; fields that only responses have, such as `dispatchDate`, are ignored.
     *
     *     Scopes of a key: `consignments:write`.
     */
    put: operations['updateConsignment'];
    /**
     * Create a consignment
     * @description Uses a priced offer of *List offers* and assigns the connote. Without a carrier, `trackingStatus` DRAFT saves a draft. The offer is priced again: a changed price is rejected with `offer.outdated` and both prices. Send an Idempotency-Key.
     *
     *     Scopes of a key: `consignments:write`.
     */
    post: operations['createConsignment'];
    /**
     * Delete consignments
     * @description All of them or none; only drafts and open consignments can be deleted. If someone else manifests or deletes one during the request, the others are deleted, and the response is `consignment.partly_changed` with `details` {`changedIds`, `unchanged` [{`id`, `code`, `message`}]}.
     *
     *     Scopes of a key: `consignments:write`.
     */
    delete: operations['deleteConsignments'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/consignment/{conId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a consignment
     * @description The consignment with its items, offer, surcharges and both addresses.
     *
     *     Scopes of a key: `consignments:read`.
     */
    get: operations['getConsignment'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/consignment/bulk-consignment-upload': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Import a file of consignments in one request
     * @description For up to 5,000 rows. Use *Plan an import* for larger files, or to review a plan first.
     *
     *     Scopes of a key: `consignments:write`.
     */
    post: operations['uploadConsignments'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/consignment/by-manifest/{manifestId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the consignments of a manifest
     * @description All consignments of one manifest.
     *
     *     Scopes of a key: `manifests:read`.
     */
    get: operations['listConsignmentsOfManifest'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/consignment/connote/{connote}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Track by connote
     * @description Finds a consignment of your client by the number on its label, and returns its scans.
     *
     *     Scopes of a key: `consignments:read`.
     */
    get: operations['trackConnote'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/consignment/consolidation': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Find an open consignment on the same route
     * @description Returns one that more items could be added to, or 204.
     *
     *     Scopes of a key: `consignments:write`.
     */
    get: operations['findConsolidation'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/consignment/filter': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List saved filters
     * @description Filters saved by the caller.
     *
     *     Scopes of a key: `consignments:read`.
     */
    get: operations['listSavedFilters'];
    /**
     * Change a saved filter
     * @description Replaces the name and criteria of a saved filter. A key has to send the `version` it has read.
     *
     *     Scopes of a key: `consignments:read`.
     */
    put: operations['updateSavedFilter'];
    /**
     * Save a filter
     * @description Saves criteria under a name, for the caller only.
     *
     *     Scopes of a key: `consignments:read`.
     */
    post: operations['createSavedFilter'];
    /**
     * Delete a saved filter
     * @description Deletes a filter of the caller; those of others are not affected.
     *
     *     Scopes of a key: `consignments:read`.
     */
    delete: operations['deleteSavedFilter'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/consignment/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * List consignments
     * @description Newest first unless `sort` says otherwise. `search` covers connotes, references, companies, suburbs and manifest numbers; `criteriaFilters` narrows the list.
     *
     *     Scopes of a key: `consignments:read`.
     */
    post: operations['listConsignments'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/consignment/offers': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * List offers
     * @description Prices of every available carrier and service. Nothing is saved. Waits for carriers with live prices, up to the time limit of each; `liveRates=LATER` omits their prices.
     *
     *     Scopes of a key: `consignments:write`.
     */
    post: operations['listOffers'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/consignment/offers/explained': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * List offers, and why other services have none
     * @description The same prices as *List offers*, and the reason for each service without one. `liveRates=LATER` responds at once, with an id in `live` for collecting the carriers' own prices.
     *
     *     Scopes of a key: `consignments:write`.
     */
    post: operations['explainOffers'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/consignment/offers/live/{askId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Collect carriers' own prices as they arrive
     * @description Waits up to 4 s for the next price. Repeat with `after` until `pending` is empty.
     *
     *     Scopes of a key: `consignments:write`.
     */
    get: operations['listLiveOffers'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/consignment/paperwork': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Mark paperwork as printed
     * @description Records that labels or documents were printed elsewhere.
     *
     *     Scopes of a key: `labels:read`.
     */
    put: operations['markPaperworkPrinted'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/consignment/previous-booking': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Count the pickups booked for a day
     * @description How many pickups are booked with a carrier for the day, so that none is booked twice.
     *
     *     Scopes of a key: `consignments:read`.
     */
    get: operations['countPickupBookings'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/consignment/restore': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Restore deleted consignments
     * @description All of them or none. If someone else restores one during the request, the others are restored, and the response is `consignment.partly_changed`, as for *Delete consignments*.
     *
     *     Scopes of a key: `consignments:write`.
     */
    patch: operations['restoreConsignments'];
    trace?: never;
  };
  '/api/v1/consignment/un-number': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Look up a UN number
     * @description Proper shipping name, class and packing groups of a dangerous good.
     *
     *     Any key may call it.
     */
    get: operations['getUnNumber'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/event-type': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the types of events, with schemas and examples
     * @description Every type of event with its JSON Schema and an example. Needs no token.
     */
    get: operations['listEventTypes'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/events': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read events after a cursor
     * @description Events of the client in order. Store `cursor` and send it as `after`; `waitSeconds` waits for the next event. If the operator deletes old events, a cursor or instant before the first one that is kept gets a 410, which names the earliest instant.
     *
     *     Scopes of a key: `events:read`.
     */
    get: operations['listEvents'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/events/reader': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the readers of the event feed
     * @description API keys that read the feed and how far behind they are, accurate to a minute; the 30 most recent.
     *
     *     Scopes of a key: `webhooks:read`.
     */
    get: operations['listEventReaders'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/import': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List imports
     * @description Imports of the client, newest first.
     *
     *     Scopes of a key: `imports:read`.
     */
    get: operations['listImports'];
    put?: never;
    /**
     * Plan an import
     * @description Accepts a file of orders, or of addresses (`kind` ADDRESS), and responds at once; the plan is made in the background. Nothing is created before *Commit an import*, unless `commit` requests it. A key also needs the scope of the kind: `consignments:write` or `addresses:write`. Rate cards (`kind` RATE_CARD, with `clientCarrierAccountId` instead of `clientId`) and carrier zones (CARRIER_ZONE, with `carrierId`) are imported by administrators, not with a key.
     *
     *     Scopes of a key: `consignments:write` with `imports:write`, or `addresses:write` with `imports:write`.
     */
    post: operations['planImport'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/import/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get an import with its progress
     * @description Its state, counts and progress; read it again until the state is final.
     *
     *     Scopes of a key: `imports:read`.
     */
    get: operations['getImport'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/import/{id}/cancel': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Stop an import
     * @description Stops between two references; what has been created or changed stays. Rate cards, which are published as a whole, can be stopped until they are being published.
     *
     *     Scopes of a key: `imports:write`.
     */
    post: operations['cancelImport'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/import/{id}/commit': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Commit an import
     * @description Saves what the plan with this hash says, in the background: consignments, addresses or carrier zones. A plan that has changed is rejected.
     *
     *     Scopes of a key: `consignments:write` with `imports:write`, or `addresses:write` with `imports:write`.
     */
    post: operations['commitImport'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/import/{id}/discard': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Discard a plan
     * @description Discards a plan that has not been committed. Nothing was created from it.
     *
     *     Scopes of a key: `imports:write`.
     */
    post: operations['discardImport'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/import/{id}/error-file': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the skipped rows
     * @description The rows that were skipped, each with its error, in the format of the file that was received. It can be corrected and imported again.
     *
     *     Scopes of a key: `imports:read`.
     */
    get: operations['getImportErrorFile'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/import/{id}/file': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the file as received
     * @description The file exactly as it was received, as `application/octet-stream` whatever its format; its name is in `Content-Disposition`.
     *
     *     Scopes of a key: `imports:read`.
     */
    get: operations['getImportFile'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/import/{id}/group': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the references with their plans and results
     * @description One entry per reference of the file, with its planned price, its errors and, once committed, its connote.
     *
     *     Scopes of a key: `imports:read`.
     */
    get: operations['listImportGroups'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/import/{id}/group/{no}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the rows and cells of a reference
     * @description Every row and cell of one reference, with the errors of each cell; for a plan, also its `offers` at current prices.
     *
     *     Scopes of a key: `imports:read`.
     */
    get: operations['getImportGroup'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Correct cells of a plan, or select another offer
     * @description Plans the reference again; `planHash` is that of the plan you have read. Send `cells`, an `offer` of the reference, or both.
     *
     *     Scopes of a key: `consignments:write` with `imports:write`, or `addresses:write` with `imports:write`.
     */
    patch: operations['editImportGroup'];
    trace?: never;
  };
  '/api/v1/import/{id}/options': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Plan again with other options
     * @description Plans the whole file again, for example with the fastest offers.
     *
     *     Scopes of a key: `consignments:write` with `imports:write`, or `addresses:write` with `imports:write`.
     */
    put: operations['changeImportOptions'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/import/columns': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Suggest a mapping for the columns of a file
     * @description The file is not stored. The columns are those of the given `kind`.
     *
     *     Scopes of a key: `consignments:write` with `imports:write`, or `addresses:write` with `imports:write`.
     */
    post: operations['inspectImportColumns'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/import/sample': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a sample file
     * @description A workbook of 40 orders with the item types and suburbs of the client, three of them with an error, to see which columns a file may have.
     *
     *     Scopes of a key: `consignments:write` with `imports:write`.
     */
    get: operations['getImportSample'];
    put?: never;
    /**
     * Plan a sample
     * @description Plans the sample file of the client, or returns the one that is open. Only in a test environment can its plan be committed.
     *
     *     Scopes of a key: `consignments:write` with `imports:write`.
     */
    post: operations['planImportSample'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/item/selection': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the item types a client uses
     * @description Item types, each with its status for this client.
     *
     *     Scopes of a key: `items:read`.
     */
    get: operations['listItemSelection'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/item/template': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List saved items
     * @description Items with dimensions and weight that the client has saved.
     *
     *     Scopes of a key: `items:read`.
     */
    get: operations['listItemTemplates'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/item/type': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List item types
     * @description Carton, pallet, satchel and the other kinds of items.
     *
     *     Scopes of a key: `consignments:write`, or `items:read`.
     */
    get: operations['listItemTypes'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/manifest': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List manifests
     * @description One page of manifests, newest first unless `sort` says otherwise.
     *
     *     Scopes of a key: `manifests:read`.
     */
    get: operations['listManifests'];
    put?: never;
    /**
     * Manifest consignments
     * @description Consignments of one carrier and dispatch date. Sends them to the carrier and books a pickup if requested. Those that cannot be manifested are left out with the reason. Send an Idempotency-Key.
     *
     *     Scopes of a key: `consignments:write` with `manifests:read`.
     */
    post: operations['createManifest'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/manifest/open': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List groups that can be manifested together
     * @description Open consignments, grouped by the carrier and dispatch date they can be manifested with.
     *
     *     Scopes of a key: `manifests:read`.
     */
    get: operations['listOpenManifests'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/order-file': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Push a file of orders
     * @description Accepts a file `linehaul.orders.v1` as JSON (schema `OrderFile`) or XML, or a CSV file with the columns of the import template, as the body itself with its Content-Type or as `file` of a form, at most 20 MB, and creates its valid orders in the background. The XML Schema (`linehaul.orders.v1.xsd`) and the JSON Schema can be downloaded in the portal under *Integrations*, tab *Formats*. An order without `dispatchDate` is dispatched on the day after the file is read, in the state of the client's default address, which is the sender; an item without `type` is a Carton.
     *
     *     The response is 202 with the `statusUrl`. With `wait` it is 200 with the acknowledgement `linehaul.ack.v1`, in the format of the request, if that is ready in time and few other calls wait. The same content is accepted once per client: a repeat returns the earlier file, with `seenBefore`. The scope `orders:push` suffices.
     *
     *     Scopes of a key: `orders:push`, or `consignments:write` with `imports:write`.
     */
    post: operations['uploadOrderFile'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/order-file/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the acknowledgement of a pushed file
     * @description The acknowledgement `linehaul.ack.v1`, in the format of the file, with each order's result, connote and errors; 202 with the state of the file until it is ready.
     *
     *     Scopes of a key: `imports:write`, or `orders:push`.
     */
    get: operations['getOrderFile'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/paperwork/connote/con_id/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a consignment note
     * @description The consignment note as a PDF file. A key cannot get those of a deleted consignment until it is restored.
     *
     *     Scopes of a key: `labels:read`.
     */
    get: operations['getConsignmentNote'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/paperwork/consignment/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the summary of a manifest
     * @description The manifest to hand to the driver, as a PDF file.
     *
     *     Scopes of a key: `labels:read`.
     */
    get: operations['getManifestPaper'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/paperwork/dangerous_goods/con_id/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the dangerous goods declaration of a consignment
     * @description A PDF file, or 204 if the consignment has no dangerous goods. A key cannot get those of a deleted consignment until it is restored.
     *
     *     Scopes of a key: `labels:read`.
     */
    get: operations['getDangerousGoodsDeclaration'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/paperwork/dangerous_goods/man_id/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the dangerous goods declaration of a manifest
     * @description One PDF file for the manifest, or 204 if it has no dangerous goods.
     *
     *     Scopes of a key: `labels:read`.
     */
    get: operations['getDangerousGoodsDeclarationOfManifest'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/paperwork/freight_summary/man_id/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the freight summary of a manifest
     * @description The freight summary of the manifest, as a PDF file.
     *
     *     Scopes of a key: `labels:read`.
     */
    get: operations['getFreightSummary'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/paperwork/label': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the labels of several consignments in one file
     * @description The labels of all of them in one PDF file. A key cannot get those of a deleted consignment until it is restored.
     *
     *     Scopes of a key: `labels:read`.
     */
    get: operations['getLabelsOfConsignments'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/paperwork/label/con_id/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the labels of a consignment
     * @description The labels of all its items, as a PDF file. A key cannot get those of a deleted consignment until it is restored.
     *
     *     Scopes of a key: `labels:read`.
     */
    get: operations['getLabels'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/paperwork/label/man_id/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the labels of a manifest
     * @description The labels of all its consignments in one PDF file.
     *
     *     Scopes of a key: `labels:read`.
     */
    get: operations['getLabelsOfManifest'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/paperwork/label/open_man_id/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the labels of an open manifest
     * @description The labels of a group before it is manifested, in one PDF file.
     *
     *     Scopes of a key: `labels:read`.
     */
    get: operations['getLabelsOfOpenManifest'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/print/consignment/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Print the summary of a manifest
     * @description Prints directly, through PrinterPal.
     *
     *     Scopes of a key: `labels:read`.
     */
    get: operations['printManifestPaper'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/print/freight_summary/man_id/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Print the freight summary of a manifest
     * @description Prints directly, through PrinterPal.
     *
     *     Scopes of a key: `labels:read`.
     */
    get: operations['printFreightSummary'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/print/label/con_id/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Print the labels of a consignment
     * @description Prints directly on the label printer, through PrinterPal. A key cannot get those of a deleted consignment until it is restored.
     *
     *     Scopes of a key: `labels:read`.
     */
    get: operations['printLabels'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/print/label/man_id/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Print the labels of a manifest
     * @description Prints directly on the label printer, through PrinterPal.
     *
     *     Scopes of a key: `labels:read`.
     */
    get: operations['printLabelsOfManifest'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/quote': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List saved quotes
     * @description Quotes saved on the quick quote page.
     *
     *     Scopes of a key: `consignments:read`.
     */
    get: operations['listQuotes'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/reporting/client': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Download the consignment report
     * @description Consignments dispatched between two days with their charges, as an XLSX file, or a CSV file with `fileFormat=csv`; 204 if there are none.
     *
     *     Scopes of a key: `reports:read`.
     */
    get: operations['downloadClientReport'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/reporting/open-consignments': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Download open consignments
     * @description An XLSX file, or a CSV file with `fileFormat=csv`; 204 if there are none.
     *
     *     Scopes of a key: `consignments:read`.
     */
    get: operations['downloadOpenConsignments'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/test-environment/mail': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List test emails
     * @description The latest emails that the environment would have sent.
     *
     *     Scopes of a key: `consignments:read`.
     */
    get: operations['listTestMails'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/test-environment/reset': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Reset test data
     * @description Replaces the environment with a new one, in which its keys continue to work. An environment that has already been replaced is not replaced again.
     *
     *     For people who sign in; not with a key.
     */
    post: operations['resetTestEnvironment'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/tracking': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the tracking of a consignment
     * @description Status and scans of one consignment.
     *
     *     Scopes of a key: `consignments:read`.
     */
    get: operations['getTracking'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/tracking/events': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Get the tracking of several consignments
     * @description Status and scans of several consignments in one request.
     *
     *     Scopes of a key: `consignments:read`.
     */
    post: operations['listTracking'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/user/b2b-key': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List API keys
     * @description Keys of the client with their scopes, expiry and last use. Tokens are never shown again.
     *
     *     For people who sign in; not with a key.
     */
    get: operations['listApiKeys'];
    put?: never;
    /**
     * Add an API key
     * @description The response contains its token, which is shown only once. `allowedRanges` limits the addresses it can be used from.
     *
     *     For people who sign in; not with a key.
     */
    post: operations['createApiKey'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/user/b2b-key/{id}': {
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
     * Delete an API key
     * @description Ends the key at once on every server.
     *
     *     For people who sign in; not with a key.
     */
    delete: operations['deleteApiKey'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/user/b2b-key/{id}/rotate': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Replace an API key
     * @description Creates a key with the same name and scopes. The old one keeps working for `overlapHours`, unless it expires or is deleted earlier; after that, its token is answered with 401 `key.revoked`.
     *
     *     For people who sign in; not with a key.
     */
    post: operations['rotateApiKey'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/user/b2b-key/{id}/usage': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the calls of an API key
     * @description Calls of the last 90 days by day (UTC) and operation, at most a minute old.
     *
     *     For people who sign in; not with a key.
     */
    get: operations['listApiKeyUsage'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/webhook': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List webhooks
     * @description Webhooks of the client or customer, without their secrets.
     *
     *     Scopes of a key: `webhooks:read`.
     */
    get: operations['listWebhooks'];
    put?: never;
    /**
     * Add a webhook
     * @description The response contains its signing secret. *Show the secret of a webhook* returns it again.
     *
     *     Scopes of a key: `webhooks:write`.
     */
    post: operations['createWebhook'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/webhook/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Change a webhook
     * @description Replaces the address and the types of events; the secret stays. A key has to send the `version` it has read.
     *
     *     Scopes of a key: `webhooks:write`.
     */
    put: operations['updateWebhook'];
    post?: never;
    /**
     * Delete a webhook
     * @description Deletes the webhook; nothing more is sent to it. Its deliveries are deleted within hours.
     *
     *     Scopes of a key: `webhooks:write`.
     */
    delete: operations['deleteWebhook'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/webhook/{id}/delivery': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List deliveries
     * @description Deliveries of the last 90 days, newest first, 50 at a time. `search` is the number or id of a consignment or manifest, or the id of an event.
     *
     *     Scopes of a key: `webhooks:read`.
     */
    get: operations['listDeliveries'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/webhook/{id}/delivery/{number}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a delivery with its attempts
     * @description What was sent, and the response of each attempt.
     *
     *     Scopes of a key: `webhooks:read`.
     */
    get: operations['getDelivery'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/webhook/{id}/delivery/{number}/redeliver': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Send a delivery again
     * @description Responds when the call has ended, at most 15 seconds after it reaches the front of the queue.
     *
     *     Scopes of a key: `webhooks:write`.
     */
    post: operations['redeliver'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/webhook/{id}/delivery/{number}/skip': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Skip a waiting delivery
     * @description Gives up a delivery that keeps failing, so that the later ones of its subject are sent.
     *
     *     Scopes of a key: `webhooks:write`.
     */
    post: operations['skipDelivery'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/webhook/{id}/figures': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the figures of a webhook
     * @description The same for one webhook, with its response time and its calls of each half hour. Calls are counted when they end.
     *
     *     Scopes of a key: `webhooks:read`.
     */
    get: operations['getWebhookFigures'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/webhook/{id}/pause': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Pause a webhook
     * @description Sends nothing until the webhook is resumed; events are held until then.
     *
     *     Scopes of a key: `webhooks:write`.
     */
    post: operations['pauseWebhook'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/webhook/{id}/replay': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List replays
     * @description The 50 newest replays with their progress, newest first. Kept for 90 days after they ended.
     *
     *     Scopes of a key: `webhooks:read`.
     */
    get: operations['listReplays'];
    put?: never;
    /**
     * Send past events again
     * @description Sends the events between `from` and `to` again, in order within each subject, with the same ids and `linehaul-delivery` `replay`, while new events are sent as before. `from` is an instant, or a cursor of the event feed of the webhook's owner; one before the first event that is kept gets a 410. At most two replays of a webhook are unfinished at a time.
     *
     *     Scopes of a key: `webhooks:write`.
     */
    post: operations['createReplay'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/webhook/{id}/replay/{number}/cancel': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Cancel a replay
     * @description Ends it for good; what it has not sent is skipped.
     *
     *     Scopes of a key: `webhooks:write`.
     */
    post: operations['cancelReplay'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/webhook/{id}/replay/{number}/pause': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Pause a replay
     * @description Sends nothing more of it until it is resumed.
     *
     *     Scopes of a key: `webhooks:write`.
     */
    post: operations['pauseReplay'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/webhook/{id}/replay/{number}/resume': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Resume a replay
     * @description Continues where it stopped.
     *
     *     Scopes of a key: `webhooks:write`.
     */
    post: operations['resumeReplay'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/webhook/{id}/resume': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Resume a webhook
     * @description Sends the events that were held, in order.
     *
     *     Scopes of a key: `webhooks:write`.
     */
    post: operations['resumeWebhook'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/webhook/{id}/reveal-secret': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Show the secret of a webhook
     * @description Shows the signing secret again. The caller is recorded.
     *
     *     Scopes of a key: `webhooks:write`.
     */
    post: operations['revealWebhookSecret'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/webhook/{id}/rotate-secret': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Replace the secret of a webhook
     * @description Creates a new secret. Deliveries are signed with both for `overlapHours`, so that none is rejected. While an earlier overlap runs, its secrets sign as well, up to five old ones, until the later end. With `overlapHours` 0, every old secret stops at once.
     *
     *     Scopes of a key: `webhooks:write`.
     */
    post: operations['rotateWebhookSecret'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/webhook/{id}/test': {
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
     * @description Responds when the call has ended, at most 15 seconds after its turn.
     *
     *     Scopes of a key: `webhooks:write`.
     */
    post: operations['testWebhook'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/webhook/figures': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the figures of webhooks
     * @description What each webhook delivered in the last 24 hours, and what it still has to send. In a list of more than 50 webhooks, events still to be sent are counted up to a lower limit.
     *
     *     Scopes of a key: `webhooks:read`.
     */
    get: operations['listWebhookFigures'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /** @description Result of one address. */
    AcknowledgedAddressView: {
      addressId: number | null;
      company: string;
      errors: components['schemas']['AcknowledgedErrorView'][];
      /** @description Reference ID; empty if the address has none. */
      reference: string;
      result: components['schemas']['OrderResult'];
    };
    /** @description Error of an order or address, with its message. */
    AcknowledgedErrorView: {
      /** @description Column of the import template; empty if it concerns the whole order. */
      field: string;
      message: string;
      /** @description Line of the file, or number of the order in a document. */
      row: number;
    };
    /** @description Result of one order. */
    AcknowledgedOrderView: {
      carrier: string | null;
      connoteNumber: string | null;
      consignmentId: number | null;
      errors: components['schemas']['AcknowledgedErrorView'][];
      /** @description Calendar day, yyyy-MM-dd. */
      eta: string | null;
      /** @description Name of the PDF with its labels; null if it has none there. Absent unless the flow writes labels. */
      labels?: string | null;
      reference: string;
      result: components['schemas']['OrderResult'];
      service: string | null;
      /** @description Dollars, including GST. */
      totalCost: number | null;
    };
    /** @description Acknowledgement of a file of addresses, `linehaul.address-ack.v1`: one for each file that was collected or pushed. */
    AddressAcknowledgementView: {
      addresses: components['schemas']['AcknowledgedAddressView'][];
      counts: {
        addresses: number;
        drafts: number;
        known: number;
        refused: number;
        taken: number;
      };
      /** @description SHA-256 of the file, hexadecimal. */
      digest: string;
      fileName: string;
      format: string;
      /** @description Fields or columns that were not read, the first 20; absent if there are none. */
      ignoredFields?: components['schemas']['IgnoredFieldView'][];
      /** @description ISO instant. */
      receivedAt: string;
      /** @description Reason the whole file was rejected; null if its content was processed. */
      refusal: string | null;
    };
    /** @enum {string} */
    AddressClass: 'BUSINESS' | 'RESIDENTIAL' | 'PO_BOX';
    /** @description One page of an address book. */
    AddressPage: {
      addresses: components['schemas']['AddressView'][];
      totalCount: number;
      /** @description True if counting stopped early: the real count is `totalCount` or more, and the pager shows 'Page x of y+'. */
      totalCountIsAtLeast: boolean;
      totalPageCount: number;
    };
    /** @enum {string} */
    AddressStatus: 'VALID' | 'DRAFT';
    /** @description An address in API responses and requests (spec part 1, section 3). */
    AddressView: {
      addressClass: components['schemas']['AddressClass'];
      addressLine1: string;
      addressLine2: string | null;
      clientId: number;
      company: string;
      contactName: string | null;
      email: string | null;
      /** @description One line for pickers: street, suburb, state, postcode. */
      formattedAddress: string;
      id: number;
      isDefault: boolean;
      phoneNumber: string | null;
      referenceId: string | null;
      specialInstructions: string | null;
      status: components['schemas']['AddressStatus'];
      suburb: components['schemas']['SuburbView'] | null;
      /** @description Send it back with the next save; 0 in the copy stored with a consignment. */
      version: number;
    };
    AmendConsignmentDto: {
      /** @description Cost centres, one entry for each category of the client. */
      categoryEntryPicks?: components['schemas']['CategoryPickDto'][] | null;
      /** @description Id of the client. A key may name its client or one of its sub clients; `GET /api/v1/auth/permission` lists them. */
      clientId: number;
      /** @description Account of the receiver or a third party that is charged instead of the client. */
      clientPayerAccount?: components['schemas']['NamedPayerAccountDto'] | null;
      /**
       * @description How it is created; send API. WEB if absent.
       * @enum {unknown}
       */
      consignmentCreationMethod?: 'WEB' | 'API' | 'IMPORT' | null;
      /** @description Your own references, such as the number of the order. */
      consignmentReferences?: string[] | null;
      /**
       * @description DEFAULT ships from the client, THIRD_PARTY from another sender, RETURN back to the client; QUOTE only asks for prices.
       * @enum {string}
       */
      consignmentType: 'DEFAULT' | 'THIRD_PARTY' | 'RETURN' | 'QUOTE';
      /**
       * @description Beginning of the time in which it can be delivered, an instant.
       * @example 2026-11-24
       * @example 2026-11-24T09:30:00+11:00
       */
      deliveryWindowBegin?: string | null;
      /**
       * @description End of the time in which it can be delivered, an instant.
       * @example 2026-11-24
       * @example 2026-11-24T09:30:00+11:00
       */
      deliveryWindowEnd?: string | null;
      /**
       * @description Dispatch day, `yyyy-MM-dd` in the sender's state, or an instant of that day. Tomorrow in that state is the earliest possible one; a consignment that is changed may keep the day it has.
       * @example 2026-11-24
       * @example 2026-11-24T09:30:00+11:00
       */
      dispatchedAt: string;
      /** @description Id of the consignment. */
      id: number;
      /** @description The goods, both addresses and, to create, the carrier and service; send an offer of *List offers* as it is. */
      offer?: components['schemas']['OfferSelectionDto'];
      /** @description `revision` of the consignment as it was read: a save over a later one is rejected with 409 `consignment.changed_by_another`. A key has to send it; for a signed-in person, absent or null is no check. */
      revision?: number | null;
      /**
       * @description CREATED for a consignment that is ready to send, DRAFT for one that may be incomplete.
       * @enum {unknown}
       */
      trackingStatus?: 'DRAFT' | 'CREATED' | null;
    };
    /** @description Response of PUT /consignment: the connote changes with the carrier account. */
    AmendedConsignmentView: {
      /** @description Its owner. */
      clientId: number;
      clientName: string;
      connoteNumber: string;
      id: number;
      /** @description Set when a return was manifested in the same call. */
      manifestId: number | null;
      revision: number;
    };
    /** @enum {string} */
    ApiKeyMode: 'live' | 'test';
    /** @enum {string} */
    ApiKeyScope:
      | 'consignments:read'
      | 'consignments:write'
      | 'manifests:read'
      | 'labels:read'
      | 'addresses:read'
      | 'addresses:write'
      | 'addresses:change'
      | 'items:read'
      | 'imports:read'
      | 'imports:write'
      | 'orders:push'
      | 'events:read'
      | 'webhooks:read'
      | 'webhooks:write'
      | 'reports:read';
    /** @description Requests of an API key to one operation on one day. */
    ApiKeyUsageView: {
      calls: number;
      /** @description yyyy-MM-dd in UTC. */
      day: string;
      /** @description Method and path, as in the API's description. */
      operation: string;
    };
    /** @description An API key without its password: GET user/b2b-key. */
    ApiKeyView: {
      /** @description CIDR ranges of the addresses it can be used from; null for any address. */
      allowedRanges: string[] | null;
      /** @description ISO instant. */
      createdAt: string;
      /** @description The key itself, used as the email at login. */
      email: string;
      /** @description Time (ISO 8601) after which the key can no longer sign in. */
      expiresAt: string;
      id: number;
      /** @description Rotated: a newer key replaces it. */
      isReplaced: boolean;
      /** @description ISO instant, accurate to a minute; null for a key that was never used. */
      lastUsedAt: string | null;
      mode: components['schemas']['ApiKeyMode'];
      /** @description The reference. */
      name: string;
      /** @description Scopes it is limited to; null for everything except webhooks and reports. */
      scopes: components['schemas']['ApiKeyScope'][] | null;
      /** @description Start and end of its token, to recognise it by; null for keys created before tokens existed. */
      tokenHint: string | null;
    };
    /** @description First and last item number, as printed, of pieces of one line; a line that has grown may have several ranges. */
    ArticleRangeView: {
      from: string;
      /** @description Number of the line. */
      itemNumber: number;
      to: string;
    };
    /** @description A carrier in the pickers of reports, filters and imports. */
    CarrierChoiceView: {
      displayName: string;
      id: number;
      name: string;
      serviceTypes: components['schemas']['ServiceTypeView'][];
      trackingUrl: string | null;
    };
    /** @description GET /carrier/list. */
    CarrierListView: {
      carriers: components['schemas']['CarrierChoiceView'][];
      serviceTypes: components['schemas']['ServiceTypeView'][];
    };
    CategoriesView: {
      categories: components['schemas']['CategoryView'][];
      categoryEntries: components['schemas']['CategoryEntryView'][];
    };
    CategoryEntryPickView: {
      categoryEntry: {
        categoryDesc: string;
        entryDesc: string;
      };
      categoryEntryId: number;
      categoryId: number;
      consignmentId: number;
      /** @description A category is selected at most once, so its id identifies the selection. */
      id: number;
    };
    CategoryEntryView: {
      /** @description Category of `categoryId`. */
      category: components['schemas']['CategoryView'];
      categoryId: number;
      clientId: number;
      entryDesc: string;
      id: number;
    };
    CategoryPickDto: {
      /** @description Id of the selected entry of the category. */
      categoryEntryId: number;
      /** @description Id of the category. */
      categoryId: number;
    };
    CategoryView: {
      categoryDesc: string;
      clientId: number;
      id: number;
    };
    /** @description One field changed by an event; `path` in the record's own terms, for example `offer.items.0.quantity`. */
    ChangeView: {
      from: unknown;
      path: string;
      to: unknown;
    };
    /** @description Preview of an import of consignments; nothing is written. */
    CheckedImportView: {
      /** @description Rows imported as drafts. */
      drafts: number;
      errors: components['schemas']['RowErrorView'][];
      /** @description Rejected rows. */
      failed: number;
      /** @description The skipped rows as CSV, in the template's columns plus one named Error; null if there are none. One invalid row may exclude others, whose Error is empty. */
      failedRows: string | null;
      /**
       * @description Imported rows, drafts included.
       * @constant
       */
      inserted: 0;
      /** @description Equal for the same file, options, prices and versions. */
      planHash: string;
      /** @description References that would become consignments or drafts. */
      wouldInsert: number;
    };
    /** @description Account of a receiver or third party that a client may ship on. */
    ClientPayerAccountView: {
      accountNumber: string;
      carrier: {
        displayName: string;
        id: number;
      };
      clientId: number;
      description: string;
      id: number;
      /** @description Send it back with the next save. */
      version: number;
      /** @enum {string} */
      whoPays: 'RECEIVER' | 'THIRD_PARTY';
    };
    /**
     * @description Basis on which a column was recognised: a mapping saved for the same headings, or used for the file that an error file belongs to; its heading; or its cells.
     * @enum {string}
     */
    ColumnFoundBy: 'SAVED' | 'HEADING' | 'VALUES';
    ColumnMappingDto: {
      /** @description Columns of the file, and what each is read as. */
      columns: components['schemas']['MappedColumnDto'][];
      /** @description Values for columns that the file does not have. */
      constants?: components['schemas']['ConstantColumnDto'][];
    };
    /** @enum {string} */
    ColumnUnit: 'mm' | 'cm' | 'in' | 'g' | 'lb';
    CommitImportDto: {
      /** @description Hash of the plan to commit. */
      planHash: string;
    };
    /**
     * connote_range.exhausted
     * @description A carrier account has no connote numbers left.
     */
    ConnoteRangeExhaustedEvent: {
      data: {
        clientCarrierAccountId: number;
        clientId: number;
        prefix: string;
        /** @description Counts the events of the same subject, without gaps. */
        sequence: number;
        /** @description Path for details. */
        url: string;
      };
      /** @description The same whenever and wherever the event is read. */
      id: string;
      /** @description False in a test environment. */
      livemode: boolean;
      /**
       * Format: date-time
       * @description When it was recorded.
       */
      timestamp: string;
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: 'connote_range.exhausted';
      /** @constant */
      version: 1;
    };
    /**
     * consignment.connote_assigned
     * @description A consignment was assigned a connote by the carrier, or its connote changed.
     */
    ConsignmentConnoteAssignedEvent: {
      data: {
        clientId: number;
        connoteNumber: string | null;
        consignmentId: number;
        previousConnoteNumber: string | null;
        receiver: {
          postcode: string;
          /**
           * @example NSW
           * @example VIC
           * @example QLD
           * @example SA
           * @example WA
           * @example NT
           * @example ACT
           * @example TAS
           */
          state: string;
          suburb: string;
        } | null;
        references: string[];
        /** @description Counts the events of the same subject, without gaps. */
        sequence: number;
        /** @description Path for details. */
        url: string;
      };
      /** @description The same whenever and wherever the event is read. */
      id: string;
      /** @description False in a test environment. */
      livemode: boolean;
      /**
       * Format: date-time
       * @description When it was recorded.
       */
      timestamp: string;
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: 'consignment.connote_assigned';
      /** @constant */
      version: 1;
    };
    /**
     * consignment.created
     * @description A consignment is ready to send: carrier chosen, connote assigned.
     */
    ConsignmentCreatedEvent: {
      data: {
        carrier: string;
        clientId: number;
        connoteNumber: string | null;
        consignmentId: number;
        /**
         * @example DEFAULT
         * @example THIRD_PARTY
         * @example RETURN
         * @example QUOTE
         */
        consignmentType: string;
        /**
         * @example WEB
         * @example API
         * @example IMPORT
         */
        creationMethod: string;
        /** Format: date */
        dispatchDate: string;
        eta: string | null;
        /** @description Australian dollars */
        gst: number;
        pieces: number;
        receiver: {
          postcode: string;
          /**
           * @example NSW
           * @example VIC
           * @example QLD
           * @example SA
           * @example WA
           * @example NT
           * @example ACT
           * @example TAS
           */
          state: string;
          suburb: string;
        } | null;
        references: string[];
        /** @description Counts the events of the same subject, without gaps. */
        sequence: number;
        service: string;
        /** @description Australian dollars */
        totalCost: number;
        /** @description Path for details. */
        url: string;
        weightKilograms: number;
      };
      /** @description The same whenever and wherever the event is read. */
      id: string;
      /** @description False in a test environment. */
      livemode: boolean;
      /**
       * Format: date-time
       * @description When it was recorded.
       */
      timestamp: string;
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: 'consignment.created';
      /** @constant */
      version: 1;
    };
    /**
     * consignment.deleted
     * @description A consignment was deleted.
     */
    ConsignmentDeletedEvent: {
      data: {
        clientId: number;
        connoteNumber: string | null;
        consignmentId: number;
        receiver: {
          postcode: string;
          /**
           * @example NSW
           * @example VIC
           * @example QLD
           * @example SA
           * @example WA
           * @example NT
           * @example ACT
           * @example TAS
           */
          state: string;
          suburb: string;
        } | null;
        references: string[];
        /** @description Counts the events of the same subject, without gaps. */
        sequence: number;
        /** @description Path for details. */
        url: string;
      };
      /** @description The same whenever and wherever the event is read. */
      id: string;
      /** @description False in a test environment. */
      livemode: boolean;
      /**
       * Format: date-time
       * @description When it was recorded.
       */
      timestamp: string;
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: 'consignment.deleted';
      /** @constant */
      version: 1;
    };
    /**
     * consignment.delivered
     * @description A consignment was delivered.
     */
    ConsignmentDeliveredEvent: {
      data: {
        clientId: number;
        connoteNumber: string | null;
        consignmentId: number;
        hasProof: boolean;
        isOnTime: boolean | null;
        location: string | null;
        /** Format: date-time */
        occurredAt: string;
        receiver: {
          postcode: string;
          /**
           * @example NSW
           * @example VIC
           * @example QLD
           * @example SA
           * @example WA
           * @example NT
           * @example ACT
           * @example TAS
           */
          state: string;
          suburb: string;
        } | null;
        references: string[];
        /** @description Counts the events of the same subject, without gaps. */
        sequence: number;
        /**
         * @example MANIFESTED
         * @example PICKUP_BOOKED
         * @example PICKED_UP
         * @example IN_TRANSIT
         * @example BOOK_IN
         * @example OUT_FOR_DELIVERY
         * @example PARTIALLY_DELIVERED
         * @example UNABLE_TO_DELIVER
         * @example DELIVERED
         */
        status: string;
        /** @description Path for details. */
        url: string;
      };
      /** @description The same whenever and wherever the event is read. */
      id: string;
      /** @description False in a test environment. */
      livemode: boolean;
      /**
       * Format: date-time
       * @description When it was recorded.
       */
      timestamp: string;
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: 'consignment.delivered';
      /** @constant */
      version: 1;
    };
    /**
     * consignment.delivery_failed
     * @description A consignment could not be delivered.
     */
    ConsignmentDeliveryFailedEvent: {
      data: {
        clientId: number;
        connoteNumber: string | null;
        consignmentId: number;
        hasProof: boolean;
        isOnTime: boolean | null;
        location: string | null;
        /** Format: date-time */
        occurredAt: string;
        receiver: {
          postcode: string;
          /**
           * @example NSW
           * @example VIC
           * @example QLD
           * @example SA
           * @example WA
           * @example NT
           * @example ACT
           * @example TAS
           */
          state: string;
          suburb: string;
        } | null;
        references: string[];
        /** @description Counts the events of the same subject, without gaps. */
        sequence: number;
        /**
         * @example MANIFESTED
         * @example PICKUP_BOOKED
         * @example PICKED_UP
         * @example IN_TRANSIT
         * @example BOOK_IN
         * @example OUT_FOR_DELIVERY
         * @example PARTIALLY_DELIVERED
         * @example UNABLE_TO_DELIVER
         * @example DELIVERED
         */
        status: string;
        /** @description Path for details. */
        url: string;
      };
      /** @description The same whenever and wherever the event is read. */
      id: string;
      /** @description False in a test environment. */
      livemode: boolean;
      /**
       * Format: date-time
       * @description When it was recorded.
       */
      timestamp: string;
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: 'consignment.delivery_failed';
      /** @constant */
      version: 1;
    };
    /**
     * consignment.dispatch_date_changed
     * @description The dispatch date of a consignment changed.
     */
    ConsignmentDispatchDateChangedEvent: {
      data: {
        clientId: number;
        connoteNumber: string | null;
        consignmentId: number;
        eta: string | null;
        /** Format: date */
        from: string;
        receiver: {
          postcode: string;
          /**
           * @example NSW
           * @example VIC
           * @example QLD
           * @example SA
           * @example WA
           * @example NT
           * @example ACT
           * @example TAS
           */
          state: string;
          suburb: string;
        } | null;
        references: string[];
        /** @description Counts the events of the same subject, without gaps. */
        sequence: number;
        /** Format: date */
        to: string;
        /** @description Path for details. */
        url: string;
      };
      /** @description The same whenever and wherever the event is read. */
      id: string;
      /** @description False in a test environment. */
      livemode: boolean;
      /**
       * Format: date-time
       * @description When it was recorded.
       */
      timestamp: string;
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: 'consignment.dispatch_date_changed';
      /** @constant */
      version: 1;
    };
    /**
     * consignment.label_printed
     * @description Labels or other paperwork for a consignment were printed.
     */
    ConsignmentLabelPrintedEvent: {
      data: {
        clientId: number;
        connoteNumber: string | null;
        consignmentId: number;
        /**
         * @example LABEL
         * @example CONSIGNMENT
         * @example FREIGHT_SUMMARY
         */
        paperworkType: string;
        receiver: {
          postcode: string;
          /**
           * @example NSW
           * @example VIC
           * @example QLD
           * @example SA
           * @example WA
           * @example NT
           * @example ACT
           * @example TAS
           */
          state: string;
          suburb: string;
        } | null;
        references: string[];
        /** @description Counts the events of the same subject, without gaps. */
        sequence: number;
        /** @description Path for details. */
        url: string;
      };
      /** @description The same whenever and wherever the event is read. */
      id: string;
      /** @description False in a test environment. */
      livemode: boolean;
      /**
       * Format: date-time
       * @description When it was recorded.
       */
      timestamp: string;
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: 'consignment.label_printed';
      /** @constant */
      version: 1;
    };
    /** @description One row of the consignment list: its columns, and the data that bulk actions need. */
    ConsignmentListItem: {
      bookingReference: string | null;
      clientId: number;
      clientName: string;
      connoteNumber: string;
      connotePrefix: string | null;
      consignmentReferences: string[];
      consignmentType: components['schemas']['ConsignmentType'];
      createdAt: string;
      dispatchDate: string;
      dispatchedAt: string;
      formattedReferences: string;
      id: number;
      /** @description Tracking is available here, from the carrier's scans or manual tracking events. */
      internalTracking: boolean;
      isManifestingEnabled: boolean;
      itemQuantity: number;
      manifestId: number | null;
      manifestNumber: string | null;
      offer: {
        bookingApiAvailable: boolean;
        carrierCutOffDateTime: string | null;
        carrierDisplayName: string | null;
        carrierId: number | null;
        carrierServiceTypeId: number | null;
        /** @description Carrier's own tracking page; may contain a placeholder. */
        carrierTrackingUrl: string | null;
        clientCarrierAccountId: number | null;
        displayServiceType: string | null;
        /** @description Earliest possible pickup day, yyyy-MM-dd; null if there is no carrier or once manifested. */
        earliestDispatchDate: string | null;
        eta: string | null;
        permanentBooking: boolean;
        receiverCompany: string | null;
        /** @description 'Brunswick VIC 3056'. */
        receiverSuburb: string | null;
        senderAddressId: number | null;
        senderCompany: string | null;
        senderState: string | null;
        totalCost: number | null;
      };
      paperWorkDisabled: boolean;
      printedLabel: boolean;
      revision: number;
      state: components['schemas']['ConsignmentState'];
      status: components['schemas']['ConsignmentStatus'];
      totalWeight: number;
    };
    ConsignmentListPage: {
      consignments: components['schemas']['ConsignmentListItem'][];
      /** @description Exact counts of the tabs for the clients of the query, regardless of filters. */
      counts: {
        DELETED: number;
        MANIFESTED: number;
        OPEN: number;
      };
      /** @description The page includes every event up to this position and none after it; later ones arrive as live messages. */
      position: components['schemas']['Position'];
      totalCount: number;
      /** @description True if counting stopped early: the real count is `totalCount` or more, and the pager shows 'Page x of y+'. */
      totalCountIsAtLeast: boolean;
      totalPageCount: number;
    };
    /**
     * consignment.manifested
     * @description A consignment was submitted to the carrier with a manifest.
     */
    ConsignmentManifestedEvent: {
      data: {
        clientId: number;
        connoteNumber: string | null;
        consignmentId: number;
        manifestId: number;
        manifestNumber: string;
        receiver: {
          postcode: string;
          /**
           * @example NSW
           * @example VIC
           * @example QLD
           * @example SA
           * @example WA
           * @example NT
           * @example ACT
           * @example TAS
           */
          state: string;
          suburb: string;
        } | null;
        references: string[];
        /** @description Counts the events of the same subject, without gaps. */
        sequence: number;
        /** @description Path for details. */
        url: string;
      };
      /** @description The same whenever and wherever the event is read. */
      id: string;
      /** @description False in a test environment. */
      livemode: boolean;
      /**
       * Format: date-time
       * @description When it was recorded.
       */
      timestamp: string;
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: 'consignment.manifested';
      /** @constant */
      version: 1;
    };
    /**
     * consignment.offer_changed
     * @description A different carrier, service or price was chosen.
     */
    ConsignmentOfferChangedEvent: {
      data: {
        carrier: string;
        clientId: number;
        connoteNumber: string | null;
        consignmentId: number;
        eta: string | null;
        /** @description Australian dollars */
        previousTotalCost: number;
        receiver: {
          postcode: string;
          /**
           * @example NSW
           * @example VIC
           * @example QLD
           * @example SA
           * @example WA
           * @example NT
           * @example ACT
           * @example TAS
           */
          state: string;
          suburb: string;
        } | null;
        references: string[];
        /** @description Counts the events of the same subject, without gaps. */
        sequence: number;
        service: string;
        /** @description Australian dollars */
        totalCost: number;
        /** @description Path for details. */
        url: string;
      };
      /** @description The same whenever and wherever the event is read. */
      id: string;
      /** @description False in a test environment. */
      livemode: boolean;
      /**
       * Format: date-time
       * @description When it was recorded.
       */
      timestamp: string;
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: 'consignment.offer_changed';
      /** @constant */
      version: 1;
    };
    /**
     * consignment.out_for_delivery
     * @description A consignment is out for delivery.
     */
    ConsignmentOutForDeliveryEvent: {
      data: {
        clientId: number;
        connoteNumber: string | null;
        consignmentId: number;
        hasProof: boolean;
        isOnTime: boolean | null;
        location: string | null;
        /** Format: date-time */
        occurredAt: string;
        receiver: {
          postcode: string;
          /**
           * @example NSW
           * @example VIC
           * @example QLD
           * @example SA
           * @example WA
           * @example NT
           * @example ACT
           * @example TAS
           */
          state: string;
          suburb: string;
        } | null;
        references: string[];
        /** @description Counts the events of the same subject, without gaps. */
        sequence: number;
        /**
         * @example MANIFESTED
         * @example PICKUP_BOOKED
         * @example PICKED_UP
         * @example IN_TRANSIT
         * @example BOOK_IN
         * @example OUT_FOR_DELIVERY
         * @example PARTIALLY_DELIVERED
         * @example UNABLE_TO_DELIVER
         * @example DELIVERED
         */
        status: string;
        /** @description Path for details. */
        url: string;
      };
      /** @description The same whenever and wherever the event is read. */
      id: string;
      /** @description False in a test environment. */
      livemode: boolean;
      /**
       * Format: date-time
       * @description When it was recorded.
       */
      timestamp: string;
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: 'consignment.out_for_delivery';
      /** @constant */
      version: 1;
    };
    /**
     * consignment.partially_delivered
     * @description Some pieces of a consignment were delivered.
     */
    ConsignmentPartiallyDeliveredEvent: {
      data: {
        clientId: number;
        connoteNumber: string | null;
        consignmentId: number;
        hasProof: boolean;
        isOnTime: boolean | null;
        location: string | null;
        /** Format: date-time */
        occurredAt: string;
        receiver: {
          postcode: string;
          /**
           * @example NSW
           * @example VIC
           * @example QLD
           * @example SA
           * @example WA
           * @example NT
           * @example ACT
           * @example TAS
           */
          state: string;
          suburb: string;
        } | null;
        references: string[];
        /** @description Counts the events of the same subject, without gaps. */
        sequence: number;
        /**
         * @example MANIFESTED
         * @example PICKUP_BOOKED
         * @example PICKED_UP
         * @example IN_TRANSIT
         * @example BOOK_IN
         * @example OUT_FOR_DELIVERY
         * @example PARTIALLY_DELIVERED
         * @example UNABLE_TO_DELIVER
         * @example DELIVERED
         */
        status: string;
        /** @description Path for details. */
        url: string;
      };
      /** @description The same whenever and wherever the event is read. */
      id: string;
      /** @description False in a test environment. */
      livemode: boolean;
      /**
       * Format: date-time
       * @description When it was recorded.
       */
      timestamp: string;
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: 'consignment.partially_delivered';
      /** @constant */
      version: 1;
    };
    /**
     * consignment.personal_data_erased
     * @description Personal data of a party was erased on request. Erase your copy too.
     */
    ConsignmentPersonalDataErasedEvent: {
      data: {
        clientId: number;
        connoteNumber: string | null;
        consignmentId: number;
        parties: string[];
        receiver: {
          postcode: string;
          /**
           * @example NSW
           * @example VIC
           * @example QLD
           * @example SA
           * @example WA
           * @example NT
           * @example ACT
           * @example TAS
           */
          state: string;
          suburb: string;
        } | null;
        references: string[];
        /** @description Counts the events of the same subject, without gaps. */
        sequence: number;
        /** @description Path for details. */
        url: string;
      };
      /** @description The same whenever and wherever the event is read. */
      id: string;
      /** @description False in a test environment. */
      livemode: boolean;
      /**
       * Format: date-time
       * @description When it was recorded.
       */
      timestamp: string;
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: 'consignment.personal_data_erased';
      /** @constant */
      version: 1;
    };
    /**
     * consignment.picked_up
     * @description The carrier has picked up a consignment.
     */
    ConsignmentPickedUpEvent: {
      data: {
        clientId: number;
        connoteNumber: string | null;
        consignmentId: number;
        hasProof: boolean;
        isOnTime: boolean | null;
        location: string | null;
        /** Format: date-time */
        occurredAt: string;
        receiver: {
          postcode: string;
          /**
           * @example NSW
           * @example VIC
           * @example QLD
           * @example SA
           * @example WA
           * @example NT
           * @example ACT
           * @example TAS
           */
          state: string;
          suburb: string;
        } | null;
        references: string[];
        /** @description Counts the events of the same subject, without gaps. */
        sequence: number;
        /**
         * @example MANIFESTED
         * @example PICKUP_BOOKED
         * @example PICKED_UP
         * @example IN_TRANSIT
         * @example BOOK_IN
         * @example OUT_FOR_DELIVERY
         * @example PARTIALLY_DELIVERED
         * @example UNABLE_TO_DELIVER
         * @example DELIVERED
         */
        status: string;
        /** @description Path for details. */
        url: string;
      };
      /** @description The same whenever and wherever the event is read. */
      id: string;
      /** @description False in a test environment. */
      livemode: boolean;
      /**
       * Format: date-time
       * @description When it was recorded.
       */
      timestamp: string;
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: 'consignment.picked_up';
      /** @constant */
      version: 1;
    };
    /**
     * consignment.pickup_booked
     * @description The carrier has booked the pickup for a consignment.
     */
    ConsignmentPickupBookedEvent: {
      data: {
        bookingReference: string;
        clientId: number;
        connoteNumber: string | null;
        consignmentId: number;
        manifestId: number;
        receiver: {
          postcode: string;
          /**
           * @example NSW
           * @example VIC
           * @example QLD
           * @example SA
           * @example WA
           * @example NT
           * @example ACT
           * @example TAS
           */
          state: string;
          suburb: string;
        } | null;
        references: string[];
        /** @description Counts the events of the same subject, without gaps. */
        sequence: number;
        /** @description Path for details. */
        url: string;
      };
      /** @description The same whenever and wherever the event is read. */
      id: string;
      /** @description False in a test environment. */
      livemode: boolean;
      /**
       * Format: date-time
       * @description When it was recorded.
       */
      timestamp: string;
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: 'consignment.pickup_booked';
      /** @constant */
      version: 1;
    };
    /**
     * consignment.proof_recorded
     * @description A proof of pickup or delivery was recorded.
     */
    ConsignmentProofRecordedEvent: {
      data: {
        clientId: number;
        connoteNumber: string | null;
        consignmentId: number;
        hasSignature: boolean;
        /**
         * @example PICKUP
         * @example DELIVERY
         */
        kind: string;
        /** Format: date-time */
        occurredAt: string;
        receiver: {
          postcode: string;
          /**
           * @example NSW
           * @example VIC
           * @example QLD
           * @example SA
           * @example WA
           * @example NT
           * @example ACT
           * @example TAS
           */
          state: string;
          suburb: string;
        } | null;
        references: string[];
        /** @description Counts the events of the same subject, without gaps. */
        sequence: number;
        /** @description Path for details. */
        url: string;
      };
      /** @description The same whenever and wherever the event is read. */
      id: string;
      /** @description False in a test environment. */
      livemode: boolean;
      /**
       * Format: date-time
       * @description When it was recorded.
       */
      timestamp: string;
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: 'consignment.proof_recorded';
      /** @constant */
      version: 1;
    };
    /**
     * consignment.restored
     * @description A deleted consignment was restored.
     */
    ConsignmentRestoredEvent: {
      data: {
        clientId: number;
        connoteNumber: string | null;
        consignmentId: number;
        receiver: {
          postcode: string;
          /**
           * @example NSW
           * @example VIC
           * @example QLD
           * @example SA
           * @example WA
           * @example NT
           * @example ACT
           * @example TAS
           */
          state: string;
          suburb: string;
        } | null;
        references: string[];
        /** @description Counts the events of the same subject, without gaps. */
        sequence: number;
        /** @description Path for details. */
        url: string;
      };
      /** @description The same whenever and wherever the event is read. */
      id: string;
      /** @description False in a test environment. */
      livemode: boolean;
      /**
       * Format: date-time
       * @description When it was recorded.
       */
      timestamp: string;
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: 'consignment.restored';
      /** @constant */
      version: 1;
    };
    /** @enum {string} */
    ConsignmentState: 'OPEN' | 'MANIFESTED' | 'DELETED';
    ConsignmentStatus:
      components['schemas']['OpenStatus'] | components['schemas']['TrackingStatus'];
    ConsignmentTrackingView: {
      /** @description Item numbers of the pieces, if the carrier reads them. */
      articleNumbers: components['schemas']['ArticleRangeView'][];
      carrier: string | null;
      /** @description Carrier's own tracking page with the connote filled in; null before a carrier has it. */
      carrierTrackingUrl: string | null;
      clientId: number;
      connoteNumber: string;
      consignmentId: number;
      ConsignmentTracking: {
        TrackingEvents: components['schemas']['TrackingEventView'][];
      };
      dispatchDate: string;
      eta: string | null;
      /** @description Tracking is available here, from the carrier's scans or manual tracking events. */
      internalTracking: boolean;
      /** @description ISO instant; null while open. */
      manifestedAt: string | null;
      proofOfDelivery: components['schemas']['ProofView'] | null;
      proofOfPickup: components['schemas']['ProofView'] | null;
      receiverCompany: string | null;
      /** @description 'Brunswick VIC 3056'. */
      receiverSuburb: string | null;
      senderState: string | null;
      senderSuburb: string | null;
      serviceType: string | null;
      status: components['schemas']['ConsignmentStatus'];
    };
    /** @enum {string} */
    ConsignmentType: 'DEFAULT' | 'THIRD_PARTY' | 'RETURN' | 'QUOTE';
    /**
     * consignment.updated
     * @description Addresses, items or other content of a consignment changed.
     */
    ConsignmentUpdatedEvent: {
      data: {
        clientId: number;
        connoteNumber: string | null;
        consignmentId: number;
        receiver: {
          postcode: string;
          /**
           * @example NSW
           * @example VIC
           * @example QLD
           * @example SA
           * @example WA
           * @example NT
           * @example ACT
           * @example TAS
           */
          state: string;
          suburb: string;
        } | null;
        references: string[];
        revision: number;
        /** @description Counts the events of the same subject, without gaps. */
        sequence: number;
        /** @description Path for details. */
        url: string;
      };
      /** @description The same whenever and wherever the event is read. */
      id: string;
      /** @description False in a test environment. */
      livemode: boolean;
      /**
       * Format: date-time
       * @description When it was recorded.
       */
      timestamp: string;
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: 'consignment.updated';
      /** @constant */
      version: 1;
    };
    /** @description A complete consignment: response of GET /consignment/{conId}, accepted back by PUT. */
    ConsignmentView: {
      /** @description Item numbers of the pieces, if the carrier reads item numbers; in the order of the lines. */
      articleNumbers: components['schemas']['ArticleRangeView'][];
      /** @description As in the offer, which takes precedence in a request. */
      authorityToLeave: boolean;
      bookingReference: string | null;
      categoryEntryPicks: components['schemas']['CategoryEntryPickView'][];
      clientId: number;
      clientName: string;
      clientPayerAccount: components['schemas']['PayerAccountView'] | null;
      /** @description Number range of its connote; null before one is assigned, and for a connote issued by the carrier's own system. */
      connoteAccountVariablesId: number | null;
      /** @description A number, 'DRAFT', or 'PENDING MANIFEST'. */
      connoteNumber: string;
      /** @enum {string} */
      consignmentCreationMethod: 'WEB' | 'API' | 'IMPORT';
      consignmentReferences: string[];
      consignmentType: components['schemas']['ConsignmentType'];
      createdAt: string;
      deliveryWindowBegin: string | null;
      deliveryWindowEnd: string | null;
      /** @description The same day, yyyy-MM-dd. */
      dispatchDate: string;
      /** @description Midnight of the dispatch date in the sender state's zone, ISO UTC. */
      dispatchedAt: string;
      formattedReferences: string;
      /** @description 'Brunswick VIC 3056'; of the sender and the receiver. */
      fromSuburb: string | null;
      id: number;
      /** @description Tracking is available here, from the carrier's scans or manual tracking events. */
      internalTracking: boolean;
      isManifestingEnabled: boolean;
      isPoBox: boolean;
      isResidential: boolean;
      manifestedAt: string | null;
      manifestId: number | null;
      manifestNumber: string | null;
      offer: components['schemas']['OfferView'];
      /** @description Paperwork is unavailable: an API-based connote is pending. */
      paperWorkDisabled: boolean;
      permanentBooking: boolean;
      printedConsignment: boolean;
      printedLabel: boolean;
      /** @description Counts content changes only. */
      revision: number;
      specialInstructions: string | null;
      state: components['schemas']['ConsignmentState'];
      status: components['schemas']['ConsignmentStatus'];
      toSuburb: string | null;
      /** @description Same status, under its name in the submit body. */
      trackingStatus: components['schemas']['ConsignmentStatus'];
    };
    /** @description Default of a template column, for rows in which the file has no value. */
    ConstantColumn: {
      target: string;
      value: string;
    };
    ConstantColumnDto: {
      /** @description Column of the template. */
      target: string;
      /** @description Value for every row. */
      value: string;
    };
    CreateConsignmentDto: {
      /** @description Cost centres, one entry for each category of the client. */
      categoryEntryPicks?: components['schemas']['CategoryPickDto'][] | null;
      /** @description Id of the client. A key may name its client or one of its sub clients; `GET /api/v1/auth/permission` lists them. */
      clientId: number;
      /** @description Account of the receiver or a third party that is charged instead of the client. */
      clientPayerAccount?: components['schemas']['NamedPayerAccountDto'] | null;
      /**
       * @description How it is created; send API. WEB if absent.
       * @enum {unknown}
       */
      consignmentCreationMethod?: 'WEB' | 'API' | 'IMPORT' | null;
      /** @description Your own references, such as the number of the order. */
      consignmentReferences?: string[] | null;
      /**
       * @description DEFAULT ships from the client, THIRD_PARTY from another sender, RETURN back to the client; QUOTE only asks for prices.
       * @enum {string}
       */
      consignmentType: 'DEFAULT' | 'THIRD_PARTY' | 'RETURN' | 'QUOTE';
      /**
       * @description Beginning of the time in which it can be delivered, an instant.
       * @example 2026-11-24
       * @example 2026-11-24T09:30:00+11:00
       */
      deliveryWindowBegin?: string | null;
      /**
       * @description End of the time in which it can be delivered, an instant.
       * @example 2026-11-24
       * @example 2026-11-24T09:30:00+11:00
       */
      deliveryWindowEnd?: string | null;
      /**
       * @description Dispatch day, `yyyy-MM-dd` in the sender's state, or an instant of that day. Tomorrow in that state is the earliest possible one; a consignment that is changed may keep the day it has.
       * @example 2026-11-24
       * @example 2026-11-24T09:30:00+11:00
       */
      dispatchedAt: string;
      /** @description The goods, both addresses and, to create, the carrier and service; send an offer of *List offers* as it is. */
      offer?: components['schemas']['OfferSelectionDto'];
      /**
       * @description CREATED for a consignment that is ready to send, DRAFT for one that may be incomplete.
       * @enum {unknown}
       */
      trackingStatus?: 'DRAFT' | 'CREATED' | null;
    };
    /** @description Response of POST /consignment; a draft's connote is 'DRAFT'. */
    CreatedConsignmentView: {
      /** @description Its owner. */
      clientId: number;
      clientName: string;
      connoteNumber: string;
      id: number;
      /** @description Set when a return was manifested in the same call. */
      manifestId: number | null;
    };
    /** @description POST /manifest. */
    CreatedManifestView: {
      id: number;
      leftOut: {
        id: number;
        reason: string;
      }[];
      manifestNumber: string;
    };
    CreateManifestDto: {
      /** @description Books a pickup with the carrier; needs `readyTime` and `closingTime`. */
      autoPickupBooking?: boolean;
      /**
       * @description When the pickup location closes, an instant on the same day.
       * @example 2026-11-24
       * @example 2026-11-24T09:30:00+11:00
       */
      closingTime?: string | null;
      /** @description Ids of the consignments, of one carrier and dispatch day. */
      consignmentIds: number[];
      /**
       * @description When the goods are ready, an instant on the day of the pickup.
       * @example 2026-11-24
       * @example 2026-11-24T09:30:00+11:00
       */
      readyTime?: string | null;
      /** @description Moves consignments of an earlier day to the earliest possible one. Without it, they are rejected with 409 `manifest.rollover_required`. */
      rollover?: boolean | null;
    };
    CriteriaFilter: {
      criteria: components['schemas']['FilterCriteria'];
      dateRange?: components['schemas']['DateRange'] | null;
      key: components['schemas']['FilterKey'];
      /** @description Lists are comma-separated or arrays. */
      value?: string | number | (string | number)[] | null;
    };
    CriteriaFilterDto: {
      /**
       * @description Comparison.
       * @enum {string}
       */
      criteria:
        | 'BETWEEN'
        | 'IN'
        | 'LIKE'
        | 'EQUALS'
        | 'GREATER_THAN'
        | 'GREATER_THAN_EQUAL'
        | 'LESS_THAN'
        | 'LESS_THAN_EQUAL';
      /** @description Days, for BETWEEN. */
      dateRange?: components['schemas']['DateRangeDto'] | null;
      /**
       * @description Field that is filtered.
       * @enum {string}
       */
      key:
        | 'DISPATCHED_AT'
        | 'CARRIER_NAME'
        | 'STATUS'
        | 'SERVICE_TYPE'
        | 'CONNOTE_NUMBER'
        | 'ETA'
        | 'MANIFEST_NUMBER'
        | 'REFERENCE'
        | 'SENDER_COMPANY_NAME'
        | 'RECEIVER_COMPANY_NAME'
        | 'RECEIVER_SUBURB'
        | 'TOTAL_COST'
        | 'STATE'
        | 'CUSTOMER_CARRIER_ID'
        | 'SENDER_STATE'
        | 'ATTENTION';
      /** @description Value, or for IN a list of values or text separated by commas. */
      value?: unknown;
    };
    DangerousGoodDto: {
      /** @description Name by which the goods are known. */
      commonName?: string | null;
      /** @description Kind of package. */
      packageDescription?: string | null;
      /** @description Subsidiary risk; empty if none. */
      subRisk?: string | null;
      /**
       * @description PACKAGED, or BULK.
       * @enum {string|null}
       */
      type?: 'PACKAGED' | 'BULK' | null;
      /** @description Packing group. */
      typeOfPackaging?: string | null;
      /** @description Entry of the dangerous goods list, from *Look up a UN number*. */
      unNumber?: components['schemas']['UnNumberDto'] | null;
      /** @description Weight of the dangerous goods in kilograms. */
      weight?: number | null;
    };
    DangerousGoodView: {
      commonName: string;
      packageDescription: string;
      subRisk: string;
      /** @enum {string} */
      type: 'PACKAGED' | 'BULK';
      /** @description Packing group. */
      typeOfPackaging: string;
      unNumber: {
        hazardClass: string;
        id: number;
        shippingName: string;
        typeOfPackaging: string;
      };
      /** @description Kilograms or litres for the whole line. */
      weight: number;
    };
    DateRange: {
      /** @description yyyy-MM-dd or ISO instants. */
      fromDate?: string | null;
      /** @enum {string|null} */
      range?: 'days' | 'weeks' | 'months' | 'years' | null;
      rangeValue?: number | null;
      toDate?: string | null;
      /** @enum {string} */
      type: 'custom' | 'past' | 'future';
    };
    DateRangeDto: {
      /** @description First day, `yyyy-MM-dd`, or an instant. */
      fromDate?: string | null;
      /**
       * @description Unit of `rangeValue`.
       * @enum {unknown}
       */
      range?: 'days' | 'weeks' | 'months' | 'years' | null;
      /** @description Number of days, weeks, months or years. */
      rangeValue?: number | null;
      /** @description Last day, `yyyy-MM-dd`, or an instant. */
      toDate?: string | null;
      /**
       * @description custom for `fromDate` to `toDate`; past or future for `rangeValue` of `range` from today.
       * @enum {unknown}
       */
      type: 'custom' | 'past' | 'future';
    };
    DeliveryAheadView: {
      id: number;
      /** @description Number of its event within the subject; null once it is no longer stored. */
      sequence: number | null;
    };
    DeliveryAttemptView: {
      /** @description Its first 4 kB. */
      answerBody: string | null;
      answerHeaders: {
        [key: string]: string;
      };
      at: string;
      durationMs: number;
      /** @description Reason the attempt failed; null after a success. */
      failure: string | null;
      /** @description From 1; a probe of a failing server has the number of the attempt that it replaces. */
      number: number;
      remoteAddress: string | null;
      /** @description HTTP status; null when there was no response. */
      status: number | null;
    };
    /** @description Deliveries of the last 24 hours, and those waiting, which are counted up to 10,000. */
    DeliveryFiguresView: {
      delivered: number;
      givenUp: number;
      oldestWaitingAt: string | null;
      waiting: number;
    };
    /**
     * @description LIVE: sent as it happened; REDELIVERY: sent again by a user; REPLAY: sent with other past events.
     * @enum {string}
     */
    DeliveryLane: 'LIVE' | 'REDELIVERY' | 'REPLAY';
    /** @enum {string} */
    DeliveryState: 'WAITING' | 'DELIVERED' | 'GIVEN_UP' | 'SKIPPED';
    EditImportGroupDto: {
      /** @description Cells to correct. */
      cells?: components['schemas']['ImportCellDto'][] | null;
      /** @description Offer to select instead of the planned one. */
      offer?: components['schemas']['ImportOfferDto'] | null;
      /** @description Hash of the plan that was read. */
      planHash: string;
    };
    /** @description Body of every error response. `message` is shown on screen. */
    ErrorView: {
      /** @description Stable dotted code, for example `consignment.not_open`. */
      code: string;
      /** @description Depends on the code; absent for most. */
      details?: unknown;
      error: string;
      message: string;
      statusCode: number;
    };
    /** @description Response of GET /events. */
    EventFeedView: {
      /** @description Value of `after` for the next call, even if there are no events. */
      cursor: string;
      events: components['schemas']['PublicEventView'][];
      /** @description True if more events are available now. */
      hasMore: boolean;
    };
    /** @description An API key that reads the event feed, as returned by GET /events/reader. */
    EventReaderView: {
      apiKeyId: number;
      /** @description Events after the last one it has read; 500 means 500 or more. */
      behind: number;
      /** @description ISO instant of the oldest of these events; null if there are none. */
      behindSince: string | null;
      clientName: string;
      /** @description Reference of the key. */
      name: string;
      /** @description ISO instant of its last call, accurate to a minute. */
      readAt: string;
    };
    /** @description One version of an event type, as returned by GET /event-type. */
    EventTypeView: {
      description: string;
      example: components['schemas']['PublicEventView'];
      /** @description JSON Schema of an event. */
      schema: {
        [key: string]: components['schemas']['Json'];
      };
      type: components['schemas']['PublicEventType'];
      version: number;
    };
    ExplainedOffersView: {
      hints: components['schemas']['OfferHintView'][];
      /** @description Set with `liveRates=LATER` while carriers' own prices are pending; otherwise null. */
      live: components['schemas']['LiveOfferRequestView'] | null;
      offers: components['schemas']['OfferView'][];
      rejections: components['schemas']['RejectionView'][];
    };
    /** @description One fee of an offer. `amount` in dollars. */
    FeeView: {
      amount: number;
      /** @enum {number} */
      category: 1 | 2;
      code: string;
      why: string;
    };
    /** @description A field's value as the caller read it, and as it is now. */
    FieldChangeView: {
      /** @description Column of the record; an id of another record where the body may name that record. */
      field: string;
      from: unknown;
      to: unknown;
    };
    /** @enum {string} */
    FilterCriteria:
      | 'BETWEEN'
      | 'IN'
      | 'LIKE'
      | 'EQUALS'
      | 'GREATER_THAN'
      | 'GREATER_THAN_EQUAL'
      | 'LESS_THAN'
      | 'LESS_THAN_EQUAL';
    /** @enum {string} */
    FilterKey:
      | 'DISPATCHED_AT'
      | 'CARRIER_NAME'
      | 'STATUS'
      | 'SERVICE_TYPE'
      | 'CONNOTE_NUMBER'
      | 'ETA'
      | 'MANIFEST_NUMBER'
      | 'REFERENCE'
      | 'SENDER_COMPANY_NAME'
      | 'RECEIVER_COMPANY_NAME'
      | 'RECEIVER_SUBURB'
      | 'TOTAL_COST'
      | 'STATE'
      | 'CUSTOMER_CARRIER_ID'
      | 'SENDER_STATE'
      | 'ATTENTION';
    /** @description Calls of half an hour. */
    HalfHourView: {
      /** @description ISO instant of its beginning. */
      at: string;
      delivered: number;
      /** @description Calls that failed, whether or not they are repeated. */
      failed: number;
    };
    /** @description A field or column of a file that was not read, because the format does not have it. */
    IgnoredFieldView: {
      /** @description Path of a field, such as `items/quantiti`, or heading of a column. */
      field: string;
      /** @description The known one that is written most alike; null if there is none. */
      nearest: string | null;
    };
    /** @enum {string} */
    ImportAction: 'CREATE' | 'UPDATE' | 'DRAFT' | 'SKIP' | 'ERROR';
    /** @description Consignments planned with one carrier. */
    ImportCarrierView: {
      carrier: string;
      count: number;
      totalCents: number;
    };
    ImportCellDto: {
      /**
       * @description Column of the template.
       * @enum {string}
       */
      column:
        | 'Reference'
        | 'Dispatch Date'
        | 'Receiver Reference ID'
        | 'Receiver Company'
        | 'Contact Name'
        | 'Phone Number'
        | 'Email'
        | 'Address Line 1'
        | 'Address Line 2'
        | 'Suburb'
        | 'Postcode'
        | 'State'
        | 'Special Instructions'
        | 'Authority To Leave'
        | 'Tailgate Required'
        | 'Item Type'
        | 'Quantity'
        | 'Length (m)'
        | 'Width (m)'
        | 'Height (m)'
        | 'Weight (kg)'
        | 'UN Number'
        | 'Common Name'
        | 'Sub Risk'
        | 'Packing Group'
        | 'Dangerous Goods Weight (kg)'
        | 'Reference ID'
        | 'Company'
        | 'Address Class'
        | 'Zone'
        | 'Zone Priority'
        | 'Service Type'
        | 'From Zone'
        | 'To Zone'
        | 'Reciprocal'
        | 'Rate Type'
        | 'Break From'
        | 'Break To'
        | 'Break Mode'
        | 'Basic'
        | 'Minimum'
        | 'Rate'
        | 'Rate Unit'
        | 'Included Units'
        | 'Cubic Factor'
        | 'Max Kg'
        | 'Effective From'
        | 'Effective To';
      /** @description Row of the file. */
      row: number;
      /** @description New value, as text. */
      value: string;
    };
    /** @description Columns of a file to be imported; nothing is stored yet. */
    ImportColumnsView: {
      columns: components['schemas']['SourceColumnView'][];
      constants: components['schemas']['ConstantColumn'][];
      /** @description An XML or JSON document: its fields are named, so there is nothing to map. */
      isDocument: boolean;
      /** @description Required template columns that have no source. */
      missing: string[];
      /** @description Name of the mapping that was saved for the same headings; null if there is none. */
      savedAs: string | null;
      targets: components['schemas']['TargetColumnView'][];
    };
    /** @description Counts of references by planned action and by outcome. */
    ImportCountsView: {
      create: number;
      created: number;
      draft: number;
      drafted: number;
      error: number;
      failed: number;
      skip: number;
      update: number;
      updated: number;
    };
    /** @description One import, with the cost of its plan by carrier. */
    ImportDetailView: {
      /** @description Carrier of the zones; null for other kinds. */
      carrierId: number | null;
      /** @description Carrier of the zones, or of the account of the rate cards; null for other kinds. */
      carrierName: string | null;
      carriers: components['schemas']['ImportCarrierView'][];
      /** @description Difference that the updates make to the cost of their consignments, planned or done. */
      changeCents: number;
      /** @description Carrier account of the rate cards; null for other kinds. */
      clientCarrierAccountId: number | null;
      /** @description 0 for carrier zones, which belong to no client. */
      clientId: number;
      /** @description Empty for carrier zones. */
      clientName: string;
      /** @description ISO instant. */
      committedAt: string | null;
      counts: components['schemas']['ImportCountsView'];
      /** @description ISO instant at which it was completed, rejected, cancelled or expired. */
      endedAt: string | null;
      fileName: string;
      /** @description Whether the file can still be downloaded: files are kept for 30 days. */
      hasFile: boolean;
      id: number;
      isCancelling: boolean;
      /** @description Whether it is the sample, whose plan can be viewed but not committed; false in a test environment, where it can. */
      isSample: boolean;
      /** @description Kind of records that its rows become. */
      kind: components['schemas']['ImportKind'];
      /** @description Name of the saved mapping used to read its columns; null if there is none. */
      mappingName: string | null;
      /** @description Reason for its rejection or stop; empty otherwise. */
      message: string;
      options: components['schemas']['ImportOptionsView'];
      /** @description References whose prices had changed when the last plan was committed, and the total difference. */
      outdated: {
        changed: number;
        differenceCents: number | null;
      } | null;
      /** @description Identifies the plan in a commit; null if there is no finished plan. */
      planHash: string | null;
      planMilliseconds: number | null;
      /** @description ISO instant at which the plan was finished and priced; null until then. */
      plannedAt: string | null;
      /** @description References planned so far. */
      plannedCount: number;
      /** @description ISO instant. */
      receivedAt: string;
      receivedBy: string;
      /** @description References of the file; each row without one counts as one. */
      referenceCount: number;
      /** @description Lanes that the plan takes out of rate cards, since a new version replaces the one before it as a whole. */
      removedLanes: components['schemas']['RemovedLanesView'][];
      rowCount: number;
      source: components['schemas']['ImportSource'];
      state: components['schemas']['ImportState'];
      /** @description Total of the consignments planned, or created and updated; prices on application count as 0. */
      totalCents: number;
      /** @description Progress of a run of rate cards; null for other kinds, and before it. */
      wholeRun: components['schemas']['WholeRunView'] | null;
    };
    /** @description The rows of one reference as they are now: as in the file, or as corrected. */
    ImportGroupDetailView: {
      /** @description Columns of the template. */
      columns: string[];
      group: components['schemas']['ImportGroupView'];
      /** @description Offers to choose from, best first; empty once committed, and without permission to create consignments. */
      offers: components['schemas']['ImportOfferView'][];
      rows: components['schemas']['ImportRowView'][];
      /** @description Suburbs of the postcode, suggested for a misspelt suburb. */
      suggestions: components['schemas']['SuburbSuggestionView'][];
    };
    /** @description References of an import in the order of the file. */
    ImportGroupsView: {
      groups: components['schemas']['ImportGroupView'][];
      /** @description Cursor of the next page; null on the last one. */
      nextCursor: number | null;
    };
    /** @description The rows of one reference, their planned action and their outcome. */
    ImportGroupView: {
      /** @description Null until it is planned. */
      action: components['schemas']['ImportAction'] | null;
      /** @description The address to update, or the one that was created; null in imports of consignments. */
      addressId: number | null;
      carrier: string | null;
      /** @description Fields that an update changes. */
      changes: components['schemas']['ChangeView'][];
      /** @description The consignment to update, or the one that was created or saved. */
      consignmentId: number | null;
      /** @description Calendar day in the receiver's state. */
      eta: string | null;
      faults: components['schemas']['RowErrorView'][];
      /** @description Lines of the file; the heading is line 1. */
      firstRow: number;
      lastRow: number;
      /** @description Price of the next best offer. */
      nextCents: number | null;
      /** @description Its position in the file, starting at 1. */
      no: number;
      /** @description Null until the run has processed it. */
      outcome: components['schemas']['ImportOutcome'] | null;
      /** @description Price of the consignment before an update; null if there is none. */
      previousCents: number | null;
      /** @description For carrier zones the zone, for rate cards the first rate of the lane. Empty when the file holds none, or once it has been deleted. */
      receiver: string;
      reference: string;
      service: string | null;
      suburb: string;
      /** @description Including GST; 0 is a price on application. */
      totalCents: number | null;
    };
    /** @enum {string} */
    ImportKind: 'CONSIGNMENT' | 'ADDRESS' | 'RATE_CARD' | 'CARRIER_ZONE';
    ImportOfferDto: {
      /** @description Service of the carrier, as in the offer. */
      carrierServiceTypeId: number;
      /** @description Account with the carrier, as in the offer. */
      clientCarrierAccountId: number;
    };
    /** @description An offer for the rows of a reference, as priced now. */
    ImportOfferView: {
      carrier: string;
      carrierServiceTypeId: number;
      clientCarrierAccountId: number;
      /** @description Calendar day in the receiver's state. */
      eta: string | null;
      /** @description The one that the plan uses. */
      isChosen: boolean;
      service: string;
      /** @description Including GST; 0 is a price on application. */
      totalCents: number;
    };
    ImportOptionsDto: {
      /** @description Saves records with errors as drafts. */
      keepFaultyAsDrafts?: boolean;
      /**
       * @description Which offer an order is created with.
       * @enum {string}
       */
      offer?: 'CHEAPEST' | 'FASTEST';
      /**
       * @description What is done with a record whose reference exists - left out, changed, or an error.
       * @enum {string}
       */
      whenKnown?: 'SKIP' | 'UPDATE' | 'REFUSE';
    };
    /** @description Options for the rows of a file. */
    ImportOptionsView: {
      /** @description Rows with errors become drafts; otherwise they are left out. */
      keepFaultyAsDrafts: boolean;
      offer: components['schemas']['OfferPreference'];
      whenKnown: components['schemas']['KnownReference'];
    };
    /**
     * @description Outcome of the rows of one reference.
     * @enum {string}
     */
    ImportOutcome: 'CREATED' | 'UPDATED' | 'DRAFT' | 'FAILED';
    /** @description Response to an upload or to a request to plan again. */
    ImportReceivedView: {
      importId: number;
      state: components['schemas']['ImportState'];
    };
    /** @description Result of a file import. */
    ImportReportView: {
      /** @description Rows imported as drafts. */
      drafts: number;
      errors: components['schemas']['RowErrorView'][];
      /** @description Rejected rows. */
      failed: number;
      /** @description The skipped rows as CSV, in the template's columns plus one named Error; null if there are none. One invalid row may exclude others, whose Error is empty. */
      failedRows: string | null;
      /** @description Imported rows, drafts included. */
      inserted: number;
    };
    /** @description Cells of one row. */
    ImportRowView: {
      /** @description Line of the file; the heading is line 1. */
      row: number;
      /** @description By template column; empty ones are omitted. */
      values: {
        [key: string]: string;
      };
    };
    /** @enum {string} */
    ImportSource: 'UPLOAD' | 'FLOW' | 'PUSH';
    /** @enum {string} */
    ImportState:
      | 'RECEIVED'
      | 'PLANNING'
      | 'PLANNED'
      | 'RUNNING'
      | 'COMPLETED'
      | 'REJECTED'
      | 'CANCELLED'
      | 'EXPIRED';
    /** @description Imports, newest first. */
    ImportsView: {
      imports: components['schemas']['ImportView'][];
      totalCount: number;
      /** @description True if counting stopped early: the real count is `totalCount` or more, and the pager shows 'Page x of y+'. */
      totalCountIsAtLeast: boolean;
      totalPageCount: number;
    };
    /** @description One import of a file. Money in cents, including GST. */
    ImportView: {
      /** @description Carrier of the zones; null for other kinds. */
      carrierId: number | null;
      /** @description Carrier of the zones, or of the account of the rate cards; null for other kinds. */
      carrierName: string | null;
      /** @description Carrier account of the rate cards; null for other kinds. */
      clientCarrierAccountId: number | null;
      /** @description 0 for carrier zones, which belong to no client. */
      clientId: number;
      /** @description Empty for carrier zones. */
      clientName: string;
      /** @description ISO instant. */
      committedAt: string | null;
      counts: components['schemas']['ImportCountsView'];
      /** @description ISO instant at which it was completed, rejected, cancelled or expired. */
      endedAt: string | null;
      fileName: string;
      /** @description Whether the file can still be downloaded: files are kept for 30 days. */
      hasFile: boolean;
      id: number;
      isCancelling: boolean;
      /** @description Whether it is the sample, whose plan can be viewed but not committed; false in a test environment, where it can. */
      isSample: boolean;
      /** @description Kind of records that its rows become. */
      kind: components['schemas']['ImportKind'];
      /** @description Name of the saved mapping used to read its columns; null if there is none. */
      mappingName: string | null;
      /** @description Reason for its rejection or stop; empty otherwise. */
      message: string;
      options: components['schemas']['ImportOptionsView'];
      /** @description References whose prices had changed when the last plan was committed, and the total difference. */
      outdated: {
        changed: number;
        differenceCents: number | null;
      } | null;
      /** @description Identifies the plan in a commit; null if there is no finished plan. */
      planHash: string | null;
      planMilliseconds: number | null;
      /** @description ISO instant at which the plan was finished and priced; null until then. */
      plannedAt: string | null;
      /** @description References planned so far. */
      plannedCount: number;
      /** @description ISO instant. */
      receivedAt: string;
      receivedBy: string;
      /** @description References of the file; each row without one counts as one. */
      referenceCount: number;
      rowCount: number;
      source: components['schemas']['ImportSource'];
      state: components['schemas']['ImportState'];
      /** @description Total of the consignments planned, or created and updated; prices on application count as 0. */
      totalCents: number;
      /** @description Progress of a run of rate cards; null for other kinds, and before it. */
      wholeRun: components['schemas']['WholeRunView'] | null;
    };
    /** @description The last failure, for users who may see it. */
    IntegrationDetailView: {
      attempts: number;
      error: string | null;
      integrationId: string | null;
      nextTryAt: string | null;
      status: components['schemas']['IntegrationStatus'];
      updatedAt: string;
    };
    /** @enum {string} */
    IntegrationStatus: 'NOT_REQUIRED' | 'PENDING' | 'SENT' | 'FAILED';
    ItemDto: {
      /** @description Dangerous goods in these pieces; empty if none. */
      dangerousGoods?: components['schemas']['DangerousGoodDto'][] | null;
      /** @description Height of one piece in metres. */
      height?: number | null;
      /** @description Id of the saved item it was made from, or null. */
      itemTemplateId?: number | null;
      /** @description Id of the item type; `itemTypeName` may be sent instead. */
      itemTypeId?: number | null;
      /** @description Name of the item type, such as Carton. */
      itemTypeName?: string | null;
      /** @description Length of one piece in metres. */
      length?: number | null;
      /** @description Name of the goods, or null. */
      name?: string | null;
      /** @description Number of pieces. */
      quantity?: number | null;
      /** @description Weight of one piece in kilograms. */
      weight?: number | null;
      /** @description Width of one piece in metres. */
      width?: number | null;
    };
    /** @description A client's custom item: metres and kilograms per piece. */
    ItemTemplateView: {
      clientId: number;
      /** @description The same list under both of its specified names; a save reads `dangerousGoods`. */
      dangerousGoods: components['schemas']['TemplateDangerousGoodView'][];
      dangerousGoodsTemplate: components['schemas']['TemplateDangerousGoodView'][];
      height: number;
      id: number;
      itemType: {
        id: number;
        type: string;
      };
      itemTypeId: number;
      length: number;
      name: string;
      quantity: number;
      /** @description Cubic metres, at least 0.001. */
      totalVolume: number;
      totalWeight: number;
      /** @description Send it back with the next save. */
      version: number;
      weight: number;
      width: number;
    };
    /** @description An item type, and whether the client uses it. */
    ItemTypeView: {
      itemType: {
        id: number;
        isDeleted: boolean;
        isMutable: boolean;
        /** @description Fixed measures of one item in metres and kilograms, if the type has them. */
        itemTemplate: {
          height: number;
          length: number;
          quantity: number;
          weight: number;
          width: number;
        }[];
        type: string;
      };
      status: boolean;
      /** @description Version of the client's selection, for the next save; 0 before the first. */
      version: number;
    };
    /** @description One line of goods (spec part 1, section 3: Item). Metres and kilograms per piece. */
    ItemView: {
      dangerousGoods: components['schemas']['DangerousGoodView'][];
      height: number;
      itemNumber: number;
      itemTemplateId: number | null;
      itemTypeId: number;
      itemTypeName: string;
      length: number;
      name: string | null;
      quantity: number;
      /** @description Cubic metres of the line, at least 0.001. */
      totalVolume: number;
      totalWeight: number;
      weight: number;
      width: number;
    };
    /** @description A JSON value. */
    Json: unknown;
    /** @enum {string} */
    KnownReference: 'SKIP' | 'UPDATE' | 'REFUSE';
    ListConsignmentsDto: {
      /** @description Filters, all of which apply. */
      criteriaFilters?: components['schemas']['CriteriaFilterDto'][];
      /** @description Text in connotes, references, companies, suburbs or manifest numbers. */
      search?: string;
    };
    /** @description Body of POST /consignment/list. */
    ListConsignmentsRequest: {
      criteriaFilters?: components['schemas']['CriteriaFilter'][];
      search?: string;
    };
    /** @description A pending request for carriers' own prices. */
    LiveOfferRequestView: {
      askId: string;
      /** @description Display names. */
      pending: string[];
      /** @description Shipment of the offers fetched later, which do not repeat it. */
      shipment: components['schemas']['ShipmentView'];
    };
    /** @description GET /consignment/offers/live/{askId}: responses since `after`. */
    LiveOffersView: {
      /** @description Number of responses so far: `after` of the next request. */
      after: number;
      offers: components['schemas']['LiveOfferView'][];
      /** @description Display names of carriers that have not responded yet. */
      pending: string[];
      rejections: components['schemas']['RejectionView'][];
    };
    /** @description An offer with a carrier's own price, without the shipment. */
    LiveOfferView: Record<string, never>;
    /** @description A price quoted by the carrier itself. */
    LivePriceView: {
      /** @description ISO instant. */
      askedAt: string;
      /** @description False for an earlier price that the carrier has not confirmed. */
      isBookable: boolean;
      /** @description ISO instant: until then the price is valid without another request. */
      quotedUntil: string;
    };
    /**
     * manifest.consignment_left_out
     * @description A consignment was left out of its manifest.
     */
    ManifestConsignmentLeftOutEvent: {
      data: {
        carrier: string;
        clientId: number;
        consignmentId: number;
        manifestId: number;
        manifestNumber: string;
        reason: string;
        /** @description Counts the events of the same subject, without gaps. */
        sequence: number;
        /** @description Path for details. */
        url: string;
      };
      /** @description The same whenever and wherever the event is read. */
      id: string;
      /** @description False in a test environment. */
      livemode: boolean;
      /**
       * Format: date-time
       * @description When it was recorded.
       */
      timestamp: string;
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: 'manifest.consignment_left_out';
      /** @constant */
      version: 1;
    };
    ManifestListItem: {
      booking?: components['schemas']['IntegrationDetailView'];
      bookingIntegrationError?: string | null;
      bookingReference: string | null;
      bookingStatus: components['schemas']['IntegrationStatus'];
      carrierDisplayName: string;
      clientId: number;
      clientName: string;
      closingTime: string | null;
      consignmentCount: number;
      createdAt: string;
      dataStatus: components['schemas']['IntegrationStatus'];
      dispatchDate: string;
      displayServiceType: string;
      id: number;
      integration?: components['schemas']['IntegrationDetailView'];
      integrationError?: string | null;
      /** @description Requires SUPER_ADMIN_CONTENT; absent otherwise. */
      integrationManifestId?: string | null;
      manifestNumber: string;
      paperWorkDisabled: boolean;
      /** @description The carrier collects daily, without a booking. */
      permanentBooking: boolean;
      printedConsignment: boolean;
      printedFreightSummary: boolean;
      printedLabel: boolean;
      readyTime: string | null;
      senderCompany: string;
      /** @description State of the pickup location, whose zone the times of the pickup are in; null if unknown. */
      senderState: string | null;
      updatedAt: string;
    };
    ManifestListPage: {
      manifests: components['schemas']['ManifestListItem'][];
      totalCount: number;
      /** @description True if counting stopped early: the real count is `totalCount` or more, and the pager shows 'Page x of y+'. */
      totalCountIsAtLeast: boolean;
      totalPageCount: number;
    };
    /**
     * manifest.pickup_booked
     * @description The carrier has booked the pickup for a manifest.
     */
    ManifestPickupBookedEvent: {
      data: {
        bookingReference: string;
        carrier: string;
        clientId: number;
        manifestId: number;
        manifestNumber: string;
        /** @description Counts the events of the same subject, without gaps. */
        sequence: number;
        /** @description Path for details. */
        url: string;
      };
      /** @description The same whenever and wherever the event is read. */
      id: string;
      /** @description False in a test environment. */
      livemode: boolean;
      /**
       * Format: date-time
       * @description When it was recorded.
       */
      timestamp: string;
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: 'manifest.pickup_booked';
      /** @constant */
      version: 1;
    };
    /**
     * manifest.pickup_booking_failed
     * @description The pickup for a manifest could not be booked.
     */
    ManifestPickupBookingFailedEvent: {
      data: {
        attempt: number;
        carrier: string;
        clientId: number;
        manifestId: number;
        manifestNumber: string;
        nextTryAt: string | null;
        /** @description Counts the events of the same subject, without gaps. */
        sequence: number;
        /** @description Path for details. */
        url: string;
      };
      /** @description The same whenever and wherever the event is read. */
      id: string;
      /** @description False in a test environment. */
      livemode: boolean;
      /**
       * Format: date-time
       * @description When it was recorded.
       */
      timestamp: string;
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: 'manifest.pickup_booking_failed';
      /** @constant */
      version: 1;
    };
    /**
     * manifest.resent
     * @description A manifest's data is being resent to the carrier.
     */
    ManifestResentEvent: {
      data: {
        carrier: string;
        clientId: number;
        manifestId: number;
        manifestNumber: string;
        /** @description Counts the events of the same subject, without gaps. */
        sequence: number;
        /** @description Path for details. */
        url: string;
      };
      /** @description The same whenever and wherever the event is read. */
      id: string;
      /** @description False in a test environment. */
      livemode: boolean;
      /**
       * Format: date-time
       * @description When it was recorded.
       */
      timestamp: string;
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: 'manifest.resent';
      /** @constant */
      version: 1;
    };
    /**
     * manifest.submitted
     * @description A manifest was submitted.
     */
    ManifestSubmittedEvent: {
      data: {
        carrier: string;
        clientId: number;
        consignments: number;
        leftOut: number;
        manifestId: number;
        manifestNumber: string;
        /** @description Counts the events of the same subject, without gaps. */
        sequence: number;
        /** @description Path for details. */
        url: string;
      };
      /** @description The same whenever and wherever the event is read. */
      id: string;
      /** @description False in a test environment. */
      livemode: boolean;
      /**
       * Format: date-time
       * @description When it was recorded.
       */
      timestamp: string;
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: 'manifest.submitted';
      /** @constant */
      version: 1;
    };
    /**
     * manifest.transmission_failed
     * @description A manifest's data could not be sent to the carrier.
     */
    ManifestTransmissionFailedEvent: {
      data: {
        attempt: number;
        carrier: string;
        clientId: number;
        manifestId: number;
        manifestNumber: string;
        nextTryAt: string | null;
        /** @description Counts the events of the same subject, without gaps. */
        sequence: number;
        /** @description Path for details. */
        url: string;
      };
      /** @description The same whenever and wherever the event is read. */
      id: string;
      /** @description False in a test environment. */
      livemode: boolean;
      /**
       * Format: date-time
       * @description When it was recorded.
       */
      timestamp: string;
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: 'manifest.transmission_failed';
      /** @constant */
      version: 1;
    };
    /**
     * manifest.transmitted
     * @description The carrier has received a manifest's data.
     */
    ManifestTransmittedEvent: {
      data: {
        carrier: string;
        clientId: number;
        manifestId: number;
        manifestNumber: string;
        /** @description Counts the events of the same subject, without gaps. */
        sequence: number;
        /** @description Path for details. */
        url: string;
      };
      /** @description The same whenever and wherever the event is read. */
      id: string;
      /** @description False in a test environment. */
      livemode: boolean;
      /**
       * Format: date-time
       * @description When it was recorded.
       */
      timestamp: string;
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: 'manifest.transmitted';
      /** @constant */
      version: 1;
    };
    MappedColumnDto: {
      /** @description Heading in the file. */
      source: string;
      /** @description Column of the template. */
      target: string;
      /**
       * @description Unit of the file's numbers; null for that of the template.
       * @enum {unknown}
       */
      unit?: 'mm' | 'cm' | 'in' | 'g' | 'lb' | null;
    };
    NamedAddressDto: {
      /**
       * @description Class of the address, to price without one.
       * @enum {unknown}
       */
      addressClass?: 'BUSINESS' | 'RESIDENTIAL' | 'PO_BOX' | null;
      /** @description Id of an address of the address book. */
      id?: number | null;
      /** @description Suburb, to price without an address. */
      suburb?: components['schemas']['SuburbDto'] | null;
    };
    NamedPayerAccountDto: {
      /** @description Id of the payer account. */
      id: number;
    };
    NewApiKeyDto: {
      /** @description IP addresses or CIDR ranges it can be used from; absent or null for any address. */
      allowedRanges?: unknown[] | null;
      /** @description Id of the client that the key belongs to. */
      clientId: number;
      /** @description Days until the key expires. */
      expiresInDays?: number | null;
      /**
       * @description live, or test for the test environment of the client.
       * @enum {string|null}
       */
      mode?: 'live' | 'test' | null;
      /** @description Name of the key, such as the program that uses it. */
      reference: string;
      /** @description Scopes of the key; absent or null for everything except webhooks and reports. */
      scopes?:
        | (
            | 'consignments:read'
            | 'consignments:write'
            | 'manifests:read'
            | 'labels:read'
            | 'addresses:read'
            | 'addresses:write'
            | 'addresses:change'
            | 'items:read'
            | 'imports:read'
            | 'imports:write'
            | 'orders:push'
            | 'events:read'
            | 'webhooks:read'
            | 'webhooks:write'
            | 'reports:read'
          )[]
        | null;
    };
    /** @description Response of POST user/b2b-key and of rotating a key: the password is shown only once. */
    NewApiKeyView: {
      /** @description CIDR ranges of the addresses it can be used from; null for any address. */
      allowedRanges: string[] | null;
      /** @description ISO instant. */
      createdAt: string;
      /** @description The key itself, used as the email at login. */
      email: string;
      /** @description Time (ISO 8601) after which the key can no longer sign in. */
      expiresAt: string;
      id: number;
      /** @description Rotated: a newer key replaces it. */
      isReplaced: boolean;
      /** @description ISO instant, accurate to a minute; null for a key that was never used. */
      lastUsedAt: string | null;
      mode: components['schemas']['ApiKeyMode'];
      /** @description The reference. */
      name: string;
      password: string;
      /** @description Scopes it is limited to; null for everything except webhooks and reports. */
      scopes: components['schemas']['ApiKeyScope'][] | null;
      /** @description Sent as `Authorization: Bearer …`, without a sign-in; also shown only once. */
      token: string;
      /** @description Start and end of its token, to recognise it by; null for keys created before tokens existed. */
      tokenHint: string | null;
    };
    NewWebhookDto: {
      /** @description Id of the client whose events are sent; either this or `customerId`. */
      clientId?: number | null;
      /** @description Id of the customer whose clients' events are sent. */
      customerId?: number | null;
      /** @description Maximum number of calls at once; fewer are made while your server is overloaded. */
      mostInFlight?: number;
      /** @description Name in lists and emails. */
      name: string;
      /** @description Who gets an email when your server fails; the administrators of the owner if empty. */
      notificationEmails?: string[];
      /** @description Event types, or families such as `consignment.*`; `*` for all. */
      types: string[];
      /** @description Where events are sent, an https address; see *Address of a webhook* above. */
      url: string;
    };
    /** @description Response to its creation: the secret is shown only once. */
    NewWebhookView: {
      /** @description Owner: a client (including its descendants) or a whole customer. */
      clientId: number | null;
      createdAt: string;
      createdBy: string;
      customerId: number | null;
      /** @description ISO instant since which every call has failed; null while calls succeed. */
      failingSince: string | null;
      id: number;
      lastSuccessAt: string | null;
      mostInFlight: number;
      name: string;
      notificationEmails: string[];
      /** @description ISO instant until which the previous secret also signs; null if there is none. */
      overlapEndsAt: string | null;
      ownerName: string;
      /** @description `whsec_` and 32 bytes in base64. */
      secret: string;
      status: components['schemas']['WebhookStatus'];
      /** @description Reason it was disabled. */
      statusReason: string | null;
      /** @description Names of event types, `consignment.*`, or `*`. */
      types: string[];
      url: string;
      /** @description Counts the saves by users, from 1; a save sends the version it is based on. */
      version: number;
      /** @description Version of each type that is sent. */
      versions: {
        [key: string]: number;
      };
    };
    /** @description A hint that one more kilogram is cheaper, or that a fee is close. */
    OfferHintView: {
      carrier: string;
      message: string;
      serviceType: string;
    };
    /** @enum {string} */
    OfferPreference: 'CHEAPEST' | 'FASTEST';
    OfferSelectionDto: {
      /** @description The goods may be left without a signature. */
      authorityToLeave?: boolean | null;
      /** @description Service of the carrier, as in the offer. */
      carrierServiceTypeId?: number | null;
      /** @description Number of CHEP pallets. */
      chepNo?: number | null;
      /** @description Account with the carrier, as in the offer. */
      clientCarrierAccountId?: number | null;
      /** @description The receiver's address, instead of its id. */
      deliveryAddress?: components['schemas']['NamedAddressDto'] | null;
      /** @description Id of the receiver's address in the address book. */
      deliveryAddressId?: number | null;
      /** @description Id of the offer, as *List offers* returned it. */
      id?: string | null;
      /** @description A vehicle with a tailgate is needed. */
      isTailgateRequired?: boolean | null;
      /** @description The goods, one entry for identical pieces. */
      items?: components['schemas']['ItemDto'][] | null;
      /** @description Number of Loscam pallets. */
      loscamNo?: number | null;
      /** @description Number of other pallets. */
      otherNo?: number | null;
      /**
       * @description Who the hire of the pallets is transferred to.
       * @enum {unknown}
       */
      palletTransferType?: 'CARRIER' | 'RECEIVER' | null;
      /** @description The sender's address, instead of its id. */
      senderAddress?: components['schemas']['NamedAddressDto'] | null;
      /** @description Id of the sender's address in the address book. */
      senderAddressId?: number | null;
      /** @description Instructions for the driver, printed on the label. */
      specialInstructions?: string | null;
      /** @description Price of the offer in dollars, including GST. It is only compared: if the current price differs, the response is 409 `offer.outdated`. */
      totalCost?: number | null;
    };
    /** @description A carrier's offer, or the chosen one (spec part 1, section 3: Offer). Money in dollars with two decimals; `totalCost` 0 means POA. Before a carrier is chosen, only the shipment is filled in. */
    OfferView: {
      apiBasedConnoteCarrier: boolean;
      authorityToLeave: boolean;
      autoBookingPreferred: boolean;
      bookingApiAvailable: boolean;
      /** @description ISO instant by which the consignment must be manifested to leave on its dispatch date. */
      carrierCutOffDateTime: string | null;
      carrierDisplayName: string | null;
      carrierFutileChargeWarning: boolean;
      carrierId: number | null;
      carrierName: string | null;
      carrierPalletTypeRequired: boolean;
      carrierServiceTypeId: number | null;
      category1Fees: number | null;
      category2Fees: number | null;
      chargeableWeight: number | null;
      chepNo: number;
      clientCarrierAccountId: number | null;
      deliveryAddress: components['schemas']['AddressView'] | null;
      deliveryAddressId: number | null;
      displayServiceType: string | null;
      /** @description Calendar day yyyy-MM-dd in the receiver's state. */
      eta: string | null;
      /** @description Trace of every cent. */
      explanation: {
        [key: string]: unknown;
      } | null;
      feeDetails: components['schemas']['FeeView'][];
      freightCost: number | null;
      fuelSurcharge: number | null;
      gst: number | null;
      hasDangerousGoods: boolean;
      /** @description Stable for the same goods, versions and carrier service; null while no offer is chosen. */
      id: string | null;
      isTailgateRequired: boolean;
      items: components['schemas']['ItemView'][];
      /** @description Null for prices of rate cards. */
      live: components['schemas']['LivePriceView'] | null;
      loscamNo: number;
      otherNo: number;
      /** @enum {string|null} */
      palletTransferType: 'CARRIER' | 'RECEIVER' | null;
      permanentBooking: boolean;
      preferredPickupEnd: string | null;
      preferredPickupStart: string | null;
      pricingMethod: string | null;
      rateCardVersionId: number | null;
      rulesVersionId: number | null;
      senderAddress: components['schemas']['AddressView'] | null;
      senderAddressId: number | null;
      serviceType: string | null;
      /**
       * @description Source of the price: the rate card, or the carrier itself; null while no offer is chosen.
       * @enum {string|null}
       */
      source: 'RATE_CARD' | 'LIVE' | null;
      specialInstructions: string | null;
      totalCost: number | null;
      /** @description Business days from pickup to ETA; null if there is no transit time, and for offers chosen earlier. */
      transitDays: number | null;
    };
    /** @description A group of created consignments that can share one manifest. */
    OpenManifestListItem: {
      carrierCutOffDateTime: string | null;
      carrierName: string;
      clientId: number;
      clientName: string;
      /** @description Empty if left out on request, or after the first 10,000 of a response: then list the group by its id. */
      consignments: components['schemas']['ConsignmentListItem'][];
      dispatchDate: string;
      displayServiceType: string;
      id: number;
      isManifestingEnabled: boolean;
      permanentBooking: boolean;
      /** @description Number of consignments. */
      quantity: number;
      senderName: string;
    };
    OpenManifestListPage: {
      openManifests: components['schemas']['OpenManifestListItem'][];
      totalCount: number;
      /** @description True if counting stopped early: the real count is `totalCount` or more, and the pager shows 'Page x of y+'. */
      totalCountIsAtLeast: boolean;
      totalPageCount: number;
    };
    /** @enum {string} */
    OpenStatus: 'DRAFT' | 'CREATED';
    /** @description Acknowledgement of a file of orders, `linehaul.ack.v1`: one for each file that was collected or pushed. */
    OrderAcknowledgementView: {
      counts: {
        drafts: number;
        known: number;
        orders: number;
        refused: number;
        taken: number;
      };
      /** @description SHA-256 of the file, hexadecimal. */
      digest: string;
      fileName: string;
      format: string;
      /** @description Fields or columns that were not read, the first 20; absent if there are none. */
      ignoredFields?: components['schemas']['IgnoredFieldView'][];
      orders: components['schemas']['AcknowledgedOrderView'][];
      /** @description ISO instant. */
      receivedAt: string;
      /** @description Reason the whole file was rejected; null if its content was processed. */
      refusal: string | null;
    };
    /** @enum {string} */
    OrderResult: 'TAKEN' | 'DRAFT' | 'KNOWN' | 'REFUSED';
    PayerAccountView: {
      accountNumber: string;
      carrierId: number;
      description: string;
      id: number;
      /** @enum {string} */
      whoPays: 'RECEIVER' | 'THIRD_PARTY';
    };
    /** @description Position in the event store: opaque, compared as plain text. The empty string precedes every event. */
    Position: string;
    ProofView: {
      dateTime: string;
      /** @description PNG, base64. */
      signature: string | null;
      signedBy: string;
      /** @enum {string} */
      type: 'PICKUP' | 'DELIVERY';
    };
    /**
     * @description Types may be added at any time: ignore those that you do not know.
     * @enum {string}
     */
    PublicEventType:
      | 'consignment.created'
      | 'consignment.updated'
      | 'consignment.offer_changed'
      | 'consignment.connote_assigned'
      | 'consignment.dispatch_date_changed'
      | 'consignment.deleted'
      | 'consignment.restored'
      | 'consignment.manifested'
      | 'consignment.pickup_booked'
      | 'tracking.updated'
      | 'consignment.picked_up'
      | 'consignment.out_for_delivery'
      | 'consignment.delivered'
      | 'consignment.partially_delivered'
      | 'consignment.delivery_failed'
      | 'consignment.proof_recorded'
      | 'consignment.label_printed'
      | 'consignment.personal_data_erased'
      | 'manifest.submitted'
      | 'manifest.transmitted'
      | 'manifest.transmission_failed'
      | 'manifest.resent'
      | 'manifest.pickup_booked'
      | 'manifest.pickup_booking_failed'
      | 'manifest.consignment_left_out'
      | 'connote_range.exhausted';
    /** @description A public event, as returned by the feed and sent to webhooks; `type` determines its `data`. Types and fields may be added at any time: ignore those that you do not know. */
    PublicEventView:
      | components['schemas']['ConsignmentCreatedEvent']
      | components['schemas']['ConsignmentUpdatedEvent']
      | components['schemas']['ConsignmentOfferChangedEvent']
      | components['schemas']['ConsignmentConnoteAssignedEvent']
      | components['schemas']['ConsignmentDispatchDateChangedEvent']
      | components['schemas']['ConsignmentDeletedEvent']
      | components['schemas']['ConsignmentRestoredEvent']
      | components['schemas']['ConsignmentManifestedEvent']
      | components['schemas']['ConsignmentPickupBookedEvent']
      | components['schemas']['TrackingUpdatedEvent']
      | components['schemas']['ConsignmentPickedUpEvent']
      | components['schemas']['ConsignmentOutForDeliveryEvent']
      | components['schemas']['ConsignmentDeliveredEvent']
      | components['schemas']['ConsignmentPartiallyDeliveredEvent']
      | components['schemas']['ConsignmentDeliveryFailedEvent']
      | components['schemas']['ConsignmentProofRecordedEvent']
      | components['schemas']['ConsignmentLabelPrintedEvent']
      | components['schemas']['ConsignmentPersonalDataErasedEvent']
      | components['schemas']['ManifestSubmittedEvent']
      | components['schemas']['ManifestTransmittedEvent']
      | components['schemas']['ManifestTransmissionFailedEvent']
      | components['schemas']['ManifestResentEvent']
      | components['schemas']['ManifestPickupBookedEvent']
      | components['schemas']['ManifestPickupBookingFailedEvent']
      | components['schemas']['ManifestConsignmentLeftOutEvent']
      | components['schemas']['ConnoteRangeExhaustedEvent'];
    /** @description A pushed file of orders or addresses that is not acknowledged yet. */
    PushedFileView: {
      /** @description A pushed file is its import: both have the same id. */
      fileId: number;
      importId: number;
      /** @description The client has pushed the same content before: this is the earlier file, and nothing is created twice. */
      seenBefore: boolean;
      state: components['schemas']['ImportState'];
      /** @description Path with the acknowledgement, once it is ready. */
      statusUrl: string;
    };
    /** @description The quoted shipment. An address is null if only its suburb was entered; suburbs are always set. */
    QuotedOfferView: {
      apiBasedConnoteCarrier: boolean;
      authorityToLeave: boolean;
      autoBookingPreferred: boolean;
      bookingApiAvailable: boolean;
      /** @description ISO instant by which the consignment must be manifested to leave on its dispatch date. */
      carrierCutOffDateTime: string | null;
      carrierDisplayName: string | null;
      carrierFutileChargeWarning: boolean;
      carrierId: number | null;
      carrierName: string | null;
      carrierPalletTypeRequired: boolean;
      carrierServiceTypeId: number | null;
      category1Fees: number | null;
      category2Fees: number | null;
      chargeableWeight: number | null;
      chepNo: number;
      clientCarrierAccountId: number | null;
      deliveryAddress: components['schemas']['AddressView'] | null;
      deliveryAddressId: number | null;
      deliverySuburb: components['schemas']['SuburbView'] | null;
      displayServiceType: string | null;
      /** @description Calendar day yyyy-MM-dd in the receiver's state. */
      eta: string | null;
      /** @description Trace of every cent. */
      explanation: {
        [key: string]: unknown;
      } | null;
      feeDetails: components['schemas']['FeeView'][];
      freightCost: number | null;
      fuelSurcharge: number | null;
      gst: number | null;
      hasDangerousGoods: boolean;
      /** @description Stable for the same goods, versions and carrier service; null while no offer is chosen. */
      id: string | null;
      isPoBox: boolean;
      isResidential: boolean;
      isTailgateRequired: boolean;
      items: components['schemas']['ItemView'][];
      /** @description Null for prices of rate cards. */
      live: components['schemas']['LivePriceView'] | null;
      loscamNo: number;
      otherNo: number;
      /** @enum {string|null} */
      palletTransferType: 'CARRIER' | 'RECEIVER' | null;
      permanentBooking: boolean;
      preferredPickupEnd: string | null;
      preferredPickupStart: string | null;
      pricingMethod: string | null;
      rateCardVersionId: number | null;
      rulesVersionId: number | null;
      senderAddress: components['schemas']['AddressView'] | null;
      senderAddressId: number | null;
      senderSuburb: components['schemas']['SuburbView'] | null;
      serviceType: string | null;
      /**
       * @description Source of the price: the rate card, or the carrier itself; null while no offer is chosen.
       * @enum {string|null}
       */
      source: 'RATE_CARD' | 'LIVE' | null;
      specialInstructions: string | null;
      totalCost: number | null;
      /** @description Business days from pickup to ETA; null if there is no transit time, and for offers chosen earlier. */
      transitDays: number | null;
    };
    QuoteOffersDto: {
      /** @description Cost centres, one entry for each category of the client. */
      categoryEntryPicks?: components['schemas']['CategoryPickDto'][] | null;
      /** @description Id of the client. A key may name its client or one of its sub clients; `GET /api/v1/auth/permission` lists them. */
      clientId: number;
      /** @description Account of the receiver or a third party that is charged instead of the client. */
      clientPayerAccount?: components['schemas']['NamedPayerAccountDto'] | null;
      /**
       * @description How it is created; send API. WEB if absent.
       * @enum {unknown}
       */
      consignmentCreationMethod?: 'WEB' | 'API' | 'IMPORT' | null;
      /** @description Your own references, such as the number of the order. */
      consignmentReferences?: string[] | null;
      /**
       * @description DEFAULT ships from the client, THIRD_PARTY from another sender, RETURN back to the client; QUOTE only asks for prices.
       * @enum {string}
       */
      consignmentType: 'DEFAULT' | 'THIRD_PARTY' | 'RETURN' | 'QUOTE';
      /**
       * @description Beginning of the time in which it can be delivered, an instant.
       * @example 2026-11-24
       * @example 2026-11-24T09:30:00+11:00
       */
      deliveryWindowBegin?: string | null;
      /**
       * @description End of the time in which it can be delivered, an instant.
       * @example 2026-11-24
       * @example 2026-11-24T09:30:00+11:00
       */
      deliveryWindowEnd?: string | null;
      /**
       * @description Dispatch day, `yyyy-MM-dd` in the sender's state, or an instant of that day.
       * @example 2026-11-24
       * @example 2026-11-24T09:30:00+11:00
       */
      dispatchedAt?: string | null;
      /** @description Id of the consignment that is being changed, if it exists. */
      id?: number | null;
      /** @description The receiver is a PO box, if `deliveryAddress` names only a suburb. */
      isPoBox?: boolean | null;
      /** @description The receiver is a residence, if `deliveryAddress` names only a suburb. */
      isResidential?: boolean | null;
      /** @description The goods, both addresses and, to create, the carrier and service; send an offer of *List offers* as it is. */
      offer?: components['schemas']['OfferSelectionDto'];
      /**
       * @description CREATED for a consignment that is ready to send, DRAFT for one that may be incomplete.
       * @enum {unknown}
       */
      trackingStatus?: 'DRAFT' | 'CREATED' | null;
    };
    /** @description A saved quote: an offer as it was when saved. */
    QuoteView: {
      clientId: number;
      /** @description ISO instant. */
      createdAt: string;
      id: number;
      /** @description The title. */
      name: string;
      offer: components['schemas']['QuotedOfferView'];
    };
    /** @description Reason a carrier's service made no offer. */
    RejectionView: {
      carrier: string;
      code: string;
      message: string;
      method: string | null;
      serviceType: string;
    };
    /** @description Lanes of a service that its rate card has and the file does not. */
    RemovedLanesView: {
      count: number;
      /** @description The first of them, with their rate type: `MEL>SYD KG`. */
      lanes: string[];
      service: string;
    };
    /** @enum {string} */
    ReplayState: 'RUNNING' | 'PAUSED' | 'FINISHED' | 'CANCELLED';
    ReplayWebhookDto: {
      /** @description Only events of these consignments. */
      consignmentIds?: number[] | null;
      /** @description An instant, or a cursor of the event feed after which the replay begins. */
      from: string;
      /** @description Maximum number of calls begun in a second. */
      perSecond?: number;
      /** @description Instant at which it ends; now if absent. */
      to?: string | null;
      /** @description Types to send; those of the webhook if absent. */
      types?: string[] | null;
    };
    ResetTestEnvironmentDto: {
      /** @description Id of the client. A key may name its client or one of its sub clients; `GET /api/v1/auth/permission` lists them. */
      clientId: number;
    };
    ResumeWebhookDto: {
      /**
       * @description STOPPED sends the events that were held, NOW skips them.
       * @enum {string}
       */
      from?: 'STOPPED' | 'NOW';
    };
    RotateApiKeyDto: {
      /** @description Absent for the ranges of the key it replaces; null for any address. */
      allowedRanges?: unknown[] | null;
      /** @description Days until the key expires. */
      expiresInDays?: number | null;
      /** @description Hours that the old key keeps working; 0 ends it at once. */
      overlapHours?: number;
    };
    RotatedSecretView: {
      /** @description ISO instant until which the old secret also signs, with those of an earlier overlap that still runs: the later end of both. Null if there is no overlap. */
      previousUntil: string | null;
      secret: string;
      version: number;
    };
    RotateSecretDto: {
      /** @description Hours for which deliveries are also signed with the old secrets; 0 ends them at once. */
      overlapHours?: number;
    };
    /** @description An error in one row of an imported file. */
    RowErrorView: {
      /** @description Stable, for example `duplicate`. */
      code: string;
      /** @description Column as named in the template; empty if the error concerns the whole row. */
      column: string;
      message: string;
      /** @description Line of the file; the heading is line 1. */
      row: number;
      /** @description Text of the cell; absent if it is empty or the error concerns the whole row. */
      value?: string;
    };
    SampleImportDto: {
      /** @description Id of the client. A key may name its client or one of its sub clients; `GET /api/v1/auth/permission` lists them. */
      clientId: number;
    };
    SaveAddressDto: {
      /**
       * @description BUSINESS (if absent), RESIDENTIAL or PO_BOX, as carriers charge it.
       * @enum {unknown}
       */
      addressClass?: 'BUSINESS' | 'RESIDENTIAL' | 'PO_BOX' | null;
      /** @description Street and number. */
      addressLine1?: string | null;
      /** @description Further line, such as a unit or level. */
      addressLine2?: string | null;
      /** @description Id of the client. A key may name its client or one of its sub clients; `GET /api/v1/auth/permission` lists them. */
      clientId: number;
      /** @description Name of the company or person. */
      company: string;
      /** @description Person to ask for. */
      contactName?: string | null;
      /** @description Email address of the contact. */
      email?: string | null;
      /** @description Id of the address, to change one. */
      id?: number | null;
      /** @description Makes it the default address, from which the client ships. */
      isDefault?: boolean | null;
      /** @description Phone number of the contact. */
      phoneNumber?: string | null;
      /** @description Your own id for the address. */
      referenceId?: string | null;
      /** @description Instructions for the driver, suggested for each consignment to it. */
      specialInstructions?: string | null;
      /** @description Suburb, with its postcode and state. */
      suburb?: components['schemas']['SuburbDto'] | null;
    };
    /** @description A user's saved filter (spec part 1, section 3: Saved filter). */
    SavedFilterView: {
      default: boolean;
      filter: components['schemas']['ListConsignmentsRequest'];
      id: number;
      name: string;
      /** @description Always false: no screen shares filters. */
      shared: boolean;
      /** @description Sort of the list when it was saved, for example `id,DESC`. */
      sort: string | null;
      /** @description Send it back with the next save. */
      version: number;
    };
    /** @description A service offered by a carrier. */
    ServiceTypeView: {
      carrierId: number;
      displayServiceType: string;
      id: number;
      isSatchelServiceType: boolean;
      serviceType: string;
    };
    /** @description The shipment: sender, receiver and items, as entered. */
    ShipmentView: {
      authorityToLeave: boolean;
      chepNo: number;
      deliveryAddress: components['schemas']['AddressView'] | null;
      deliveryAddressId: number | null;
      isTailgateRequired: boolean;
      items: components['schemas']['ItemView'][];
      loscamNo: number;
      otherNo: number;
      /** @enum {string|null} */
      palletTransferType: 'CARRIER' | 'RECEIVER' | null;
      senderAddress: components['schemas']['AddressView'] | null;
      senderAddressId: number | null;
      specialInstructions: string | null;
    };
    /** @description A column of a file. */
    SourceColumnView: {
      /** @description Null if it was not recognised. */
      foundBy: components['schemas']['ColumnFoundBy'] | null;
      /** @description Its first values. */
      samples: string[];
      source: string;
      /** @description Column of the template; null if it is not used. */
      target: string | null;
      unit: components['schemas']['ColumnUnit'] | null;
    };
    SuburbDto: {
      /** @description Id of the locality, from *Find localities by name or postcode*. */
      id: number;
    };
    /** @description A suggested suburb for a row whose suburb does not exist. */
    SuburbSuggestionView: {
      postcode: string;
      row: number;
      state: string;
      suburb: string;
    };
    SuburbView: {
      etaZone: string | null;
      id: number;
      name: string;
      postcode: string;
      state: string;
    };
    /** @description A column of the template. */
    TargetColumnView: {
      /** @description Required: the file cannot be imported without it or a default. */
      isNeeded: boolean;
      name: string;
      /** @description Units a file may use for it, the template's own first; empty if it has none. */
      units: string[];
    };
    /** @description Dangerous goods of a custom item. */
    TemplateDangerousGoodView: {
      commonName: string;
      id: number;
      itemTemplateId: number;
      packageDescription: string;
      subRisk: string;
      /** @enum {string} */
      type: 'PACKAGED' | 'BULK';
      /** @description Packing group. */
      typeOfPackaging: string;
      unNumber: {
        hazardClass: string;
        id: number;
        shippingName: string;
        typeOfPackaging: string;
      };
      /** @description Kilograms or litres for the whole line. */
      weight: number;
    };
    /** @description Test environment of a client. */
    TestEnvironmentView: {
      /** @description Id of the environment, a client of its own. */
      clientId: number;
      customerId: number;
      name: string;
      /** @description The client whose environment it is. */
      testOf: number;
    };
    /** @description An email that a test environment would have sent. */
    TestMailView: {
      /** @description ISO instant in UTC. */
      createdAt: string;
      id: number;
      subject: string;
      text: string;
      to: string;
    };
    TestWebhookDto: {
      /**
       * @description Type of the test event.
       * @enum {string}
       */
      type:
        | 'consignment.created'
        | 'consignment.updated'
        | 'consignment.offer_changed'
        | 'consignment.connote_assigned'
        | 'consignment.dispatch_date_changed'
        | 'consignment.deleted'
        | 'consignment.restored'
        | 'consignment.manifested'
        | 'consignment.pickup_booked'
        | 'tracking.updated'
        | 'consignment.picked_up'
        | 'consignment.out_for_delivery'
        | 'consignment.delivered'
        | 'consignment.partially_delivered'
        | 'consignment.delivery_failed'
        | 'consignment.proof_recorded'
        | 'consignment.label_printed'
        | 'consignment.personal_data_erased'
        | 'manifest.submitted'
        | 'manifest.transmitted'
        | 'manifest.transmission_failed'
        | 'manifest.resent'
        | 'manifest.pickup_booked'
        | 'manifest.pickup_booking_failed'
        | 'manifest.consignment_left_out'
        | 'connote_range.exhausted';
    };
    /** @description Field names as in the specification (spec part 1, section 3: Tracking detail). */
    TrackingEventView: {
      CarrierDescription: string | null;
      DateTime: string;
      Location: string | null;
      POD: components['schemas']['ProofView'] | null;
      Status: components['schemas']['ConsignmentStatus'];
      StatusDescription: string;
    };
    TrackingOfManyDto: {
      /** @description Ids of consignments. */
      consignmentIds: number[];
    };
    /** @enum {string} */
    TrackingStatus:
      | 'MANIFESTED'
      | 'PICKUP_BOOKED'
      | 'PICKED_UP'
      | 'IN_TRANSIT'
      | 'BOOK_IN'
      | 'OUT_FOR_DELIVERY'
      | 'PARTIALLY_DELIVERED'
      | 'UNABLE_TO_DELIVER'
      | 'DELIVERED';
    /**
     * tracking.updated
     * @description The carrier scanned a consignment, or a user set its status.
     */
    TrackingUpdatedEvent: {
      data: {
        clientId: number;
        connoteNumber: string | null;
        consignmentId: number;
        isLatest: boolean;
        location: string | null;
        /** Format: date-time */
        occurredAt: string;
        receiver: {
          postcode: string;
          /**
           * @example NSW
           * @example VIC
           * @example QLD
           * @example SA
           * @example WA
           * @example NT
           * @example ACT
           * @example TAS
           */
          state: string;
          suburb: string;
        } | null;
        references: string[];
        /** @description Counts the events of the same subject, without gaps. */
        sequence: number;
        /**
         * @example CARRIER
         * @example MANUAL
         */
        source: string;
        /**
         * @example MANIFESTED
         * @example PICKUP_BOOKED
         * @example PICKED_UP
         * @example IN_TRANSIT
         * @example BOOK_IN
         * @example OUT_FOR_DELIVERY
         * @example PARTIALLY_DELIVERED
         * @example UNABLE_TO_DELIVER
         * @example DELIVERED
         */
        status: string;
        /** @description Path for details. */
        url: string;
      };
      /** @description The same whenever and wherever the event is read. */
      id: string;
      /** @description False in a test environment. */
      livemode: boolean;
      /**
       * Format: date-time
       * @description When it was recorded.
       */
      timestamp: string;
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: 'tracking.updated';
      /** @constant */
      version: 1;
    };
    UnNumberDto: {
      /** @description Class of the goods. */
      hazardClass?: string | null;
      /** @description UN number, without its letters. */
      id?: number | null;
      /** @description Proper shipping name. */
      shippingName?: string | null;
      /** @description Packing group. */
      typeOfPackaging?: string | null;
    };
    /** @description GET /consignment/un-number: the first entry, with all of them in `variants`. */
    UnNumberView: {
      hazardClass: string;
      id: number;
      shippingName: string;
      subRisk: string;
      typeOfPackaging: string;
      variants: components['schemas']['UnVariantView'][];
    };
    /** @description One entry of the dangerous goods list; `typeOfPackaging` is the packing group. */
    UnVariantView: {
      hazardClass: string;
      id: number;
      shippingName: string;
      subRisk: string;
      typeOfPackaging: string;
    };
    /** @description `details` of that 409; values of secrets are never in it. */
    VersionConflictView: {
      /** @description ISO instant. */
      changedAt: string | null;
      /** @description Null when the change left no audit entry. */
      changedBy: {
        id: number;
        name: string;
      } | null;
      /** @description Fields of the rejected save that others have changed since. */
      changes: components['schemas']['FieldChangeView'][];
      /** @description Table of the record. */
      record: string;
      /** @description Currently saved version. */
      version: number;
    };
    /** @description Deliveries of a subscription in the last 24 hours, the current half hour included, and events still to be sent. */
    WebhookActivityView: {
      /** @description Deliveries that arrived, with those of replays and those sent again. */
      delivered: number;
      givenUp: number;
      /** @description Whether there may be more than were counted. */
      hasMoreHeld: boolean;
      /** @description Events that are still to be sent, counted up to 1,000, fewer in a long list. */
      held: number;
      /** @description ISO instant of the oldest of them; null if there is none. */
      heldSince: string | null;
      /** @description Of the subscription. */
      id: number;
    };
    /** @description One call to a subscriber and its response. */
    WebhookAttemptView: {
      /** @description Its first 4 kB. */
      answerBody: string | null;
      answerHeaders: {
        [key: string]: string;
      };
      at: string;
      durationMs: number;
      /** @description Reason the attempt failed; null after a success. */
      failure: string | null;
      remoteAddress: string | null;
      /** @description HTTP status; null when there was no response. */
      status: number | null;
    };
    /** @description One event that was or will be sent to a subscription. */
    WebhookDeliveryItem: {
      /** @description Attempts that counted. */
      attempts: number;
      /** @description Stable across attempts. */
      eventId: string;
      /** @description Null for deliveries made before types were stored. */
      eventType: string | null;
      finishedAt: string | null;
      id: number;
      lane: components['schemas']['DeliveryLane'];
      lastFailure: string | null;
      /** @description HTTP status of the last attempt; null if there is no response. */
      lastStatus: number | null;
      /** @description Earliest ISO instant of the next attempt; null after the last attempt. */
      nextAttemptAt: string | null;
      /** @description Number of the event within its subject, from 1; null once it is no longer stored. */
      sequence: number | null;
      state: components['schemas']['DeliveryState'];
      /** @description For example `consignment/4711`; the events of one subject are sent one after another. */
      subject: string;
      /** @description Connote, manifest number or prefix; null if there is none, or once the event is no longer stored. */
      subjectName: string | null;
      /** @description ISO instant at which it was taken from the journal. */
      takenAt: string;
      /** @description Earlier delivery of the same subject that has to end first; null if it is sent next, or has ended. */
      waitsFor: components['schemas']['DeliveryAheadView'] | null;
    };
    /** @description GET webhook/{id}/delivery: newest first. */
    WebhookDeliveryPage: {
      /** @description For the next page; null on the last. */
      before: number | null;
      deliveries: components['schemas']['WebhookDeliveryItem'][];
      figures: components['schemas']['DeliveryFiguresView'];
    };
    /** @description GET webhook/{id}/delivery/{no}. */
    WebhookDeliveryView: {
      /** @description Attempts that counted. */
      attempts: number;
      /** @description Stable across attempts. */
      eventId: string;
      /** @description Null for deliveries made before types were stored. */
      eventType: string | null;
      finishedAt: string | null;
      id: number;
      lane: components['schemas']['DeliveryLane'];
      lastFailure: string | null;
      /** @description HTTP status of the last attempt; null if there is no response. */
      lastStatus: number | null;
      /** @description Earliest ISO instant of the next attempt; null after the last attempt. */
      nextAttemptAt: string | null;
      /** @description Payload as sent; null once the event is no longer stored. */
      requestBody: string | null;
      /** @description Headers of the last attempt, without the signature, which is not stored; null before the first. */
      requestHeaders: {
        [key: string]: string;
      } | null;
      /** @description Number of the event within its subject, from 1; null once it is no longer stored. */
      sequence: number | null;
      state: components['schemas']['DeliveryState'];
      /** @description For example `consignment/4711`; the events of one subject are sent one after another. */
      subject: string;
      /** @description Connote, manifest number or prefix; null if there is none, or once the event is no longer stored. */
      subjectName: string | null;
      /** @description ISO instant at which it was taken from the journal. */
      takenAt: string;
      tries: components['schemas']['DeliveryAttemptView'][];
      url: string;
      /** @description Events of the same subject that are sent after this one. */
      waitingBehind: number;
      /** @description Earlier delivery of the same subject that has to end first; null if it is sent next, or has ended. */
      waitsFor: components['schemas']['DeliveryAheadView'] | null;
    };
    WebhookDto: {
      /** @description Maximum number of calls at once; fewer are made while your server is overloaded. */
      mostInFlight?: number;
      /** @description Name in lists and emails. */
      name: string;
      /** @description Who gets an email when your server fails; the administrators of the owner if empty. */
      notificationEmails?: string[];
      /** @description Event types, or families such as `consignment.*`; `*` for all. */
      types: string[];
      /** @description Where events are sent, an https address; see *Address of a webhook* above. */
      url: string;
    };
    /** @description Figures of one subscription. */
    WebhookFiguresView: {
      /** @description Milliseconds within which 95 of 100 responses came, rounded up by 15 % at most; null without a response. */
      answerP95Ms: number | null;
      /** @description Deliveries that arrived, with those of replays and those sent again. */
      delivered: number;
      givenUp: number;
      /** @description The current half hour and the 47 before it, oldest first. */
      halfHours: components['schemas']['HalfHourView'][];
      /** @description Whether there may be more than were counted. */
      hasMoreHeld: boolean;
      /** @description Events that are still to be sent, counted up to 1,000, fewer in a long list. */
      held: number;
      /** @description ISO instant of the oldest of them; null if there is none. */
      heldSince: string | null;
      /** @description Of the subscription. */
      id: number;
    };
    /** @description Past events that are sent to a subscription again, beside the live ones. */
    WebhookReplayView: {
      /** @description Number of consignments whose events alone are sent; null for all subjects. */
      consignments: number | null;
      delivered: number;
      /** @description ISO instant since which every call of the replay has failed; null while calls succeed. */
      failingSince: string | null;
      finishedAt: string | null;
      /** @description ISO instants of the first and the last event: those recorded in between are sent. */
      from: string;
      givenUp: number;
      id: number;
      /** @description Events per second at most. */
      perSecond: number;
      /** @description ISO instant of the newest event taken from the journal; null before the first. */
      reachedAt: string | null;
      requestedAt: string;
      requestedBy: string;
      state: components['schemas']['ReplayState'];
      /** @description Events taken from the journal so far. */
      taken: number;
      to: string;
      /** @description Names of event types, `consignment.*`, or `*`. */
      types: string[];
    };
    /** @enum {string} */
    WebhookStatus: 'ACTIVE' | 'PAUSED' | 'DISABLED';
    /** @description A test event as it was sent, and the attempt. */
    WebhookTestView: {
      attempt: components['schemas']['WebhookAttemptView'];
      requestBody: string;
      requestHeaders: {
        [key: string]: string;
      };
    };
    /** @description A subscription to public events, without its secret. */
    WebhookView: {
      /** @description Owner: a client (including its descendants) or a whole customer. */
      clientId: number | null;
      createdAt: string;
      createdBy: string;
      customerId: number | null;
      /** @description ISO instant since which every call has failed; null while calls succeed. */
      failingSince: string | null;
      id: number;
      lastSuccessAt: string | null;
      mostInFlight: number;
      name: string;
      notificationEmails: string[];
      /** @description ISO instant until which the previous secret also signs; null if there is none. */
      overlapEndsAt: string | null;
      ownerName: string;
      status: components['schemas']['WebhookStatus'];
      /** @description Reason it was disabled. */
      statusReason: string | null;
      /** @description Names of event types, `consignment.*`, or `*`. */
      types: string[];
      url: string;
      /** @description Counts the saves by users, from 1; a save sends the version it is based on. */
      version: number;
      /** @description Version of each type that is sent. */
      versions: {
        [key: string]: number;
      };
    };
    /** @enum {string} */
    WholeRunStep: 'CHECKING' | 'PUBLISHING' | 'DONE';
    /** @description Progress of such a run: its step, and the lanes checked so far. */
    WholeRunView: {
      checked: number;
      step: components['schemas']['WholeRunStep'];
    };
  };
  responses: {
    /** @description The request is not valid. `details` of `request.invalid`: a list of {path, message} */
    InvalidRequest: {
      headers: {
        RateLimit: components['headers']['RateLimitOfError'];
        'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
        'X-Correlation-Id': components['headers']['CorrelationId'];
        'X-Event-Position': components['headers']['EventPosition'];
        'X-Read-Position': components['headers']['ReadPosition'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorView'] & {
          /** @enum {unknown} */
          code?: 'request.invalid' | 'request.malformed';
        } & unknown;
      };
    };
    /** @description Not allowed. `details` of `scope.missing`: {scope, oneOf} */
    NotAllowed: {
      headers: {
        RateLimit: components['headers']['RateLimitOfError'];
        'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
        'X-Correlation-Id': components['headers']['CorrelationId'];
        'X-Event-Position': components['headers']['EventPosition'];
        'X-Read-Position': components['headers']['ReadPosition'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorView'] & {
          /** @enum {unknown} */
          code?: 'key.address' | 'permission.denied' | 'scope.missing';
        } & unknown;
      };
    };
    /** @description Not found */
    NotFound: {
      headers: {
        RateLimit: components['headers']['RateLimitOfError'];
        'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
        'X-Correlation-Id': components['headers']['CorrelationId'];
        'X-Event-Position': components['headers']['EventPosition'];
        'X-Read-Position': components['headers']['ReadPosition'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorView'] & {
          /** @enum {unknown} */
          code?: 'record.not_found';
        };
      };
    };
    /** @description Not signed in */
    NotSignedIn: {
      headers: {
        RateLimit: components['headers']['RateLimitOfError'];
        'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
        'X-Correlation-Id': components['headers']['CorrelationId'];
        'X-Event-Position': components['headers']['EventPosition'];
        'X-Read-Position': components['headers']['ReadPosition'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorView'] & {
          /** @enum {unknown} */
          code?: 'key.expired' | 'key.revoked' | 'key.unknown' | 'session.invalid';
        };
      };
    };
    /** @description Not allowed. `details` of `scope.missing`: {scope, oneOf} */
    OutOfScope: {
      headers: {
        RateLimit: components['headers']['RateLimitOfError'];
        'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
        'X-Correlation-Id': components['headers']['CorrelationId'];
        'X-Event-Position': components['headers']['EventPosition'];
        'X-Read-Position': components['headers']['ReadPosition'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorView'] & {
          /** @enum {unknown} */
          code?: 'key.address' | 'permission.denied' | 'scope.denied' | 'scope.missing';
        } & unknown;
      };
    };
    /** @description Conflicts with the current state */
    RepeatedKey: {
      headers: {
        RateLimit: components['headers']['RateLimitOfError'];
        'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
        /**
         * @description Sent with idempotency.under_way: seconds after which to repeat the request.
         * @example 5
         */
        'Retry-After'?: number;
        'X-Correlation-Id': components['headers']['CorrelationId'];
        'X-Event-Position': components['headers']['EventPosition'];
        'X-Read-Position': components['headers']['ReadPosition'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorView'] & {
          /** @enum {unknown} */
          code?: 'idempotency.key_reused' | 'idempotency.under_way';
        };
      };
    };
    /** @description Too large */
    TooLarge: {
      headers: {
        RateLimit: components['headers']['RateLimitOfError'];
        'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
        'X-Correlation-Id': components['headers']['CorrelationId'];
        'X-Event-Position': components['headers']['EventPosition'];
        'X-Read-Position': components['headers']['ReadPosition'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorView'] & {
          /** @enum {unknown} */
          code?: 'request.too_large';
        };
      };
    };
    /** @description Too many requests. `details` of `request.rate_limited`: {policy} */
    TooManyRequests: {
      headers: {
        RateLimit: components['headers']['RateLimitOfError'];
        'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
        'Retry-After': components['headers']['RetryAfter'];
        'X-Correlation-Id': components['headers']['CorrelationId'];
        'X-Event-Position': components['headers']['EventPosition'];
        'X-Read-Position': components['headers']['ReadPosition'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorView'] & {
          /** @enum {unknown} */
          code?: 'request.rate_limited' | 'request.too_many';
        } & unknown;
      };
    };
    /** @description Temporarily unavailable */
    Unavailable: {
      headers: {
        RateLimit: components['headers']['RateLimitOfError'];
        'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
        'Retry-After': components['headers']['RetryAfter'];
        'X-Correlation-Id': components['headers']['CorrelationId'];
        'X-Event-Position': components['headers']['EventPosition'];
        'X-Read-Position': components['headers']['ReadPosition'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorView'] & {
          /** @enum {unknown} */
          code?: 'database.unavailable' | 'event_store.unavailable' | 'server.busy';
        };
      };
    };
    /** @description Unsupported media type */
    UnsupportedType: {
      headers: {
        RateLimit: components['headers']['RateLimitOfError'];
        'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
        'X-Correlation-Id': components['headers']['CorrelationId'];
        'X-Event-Position': components['headers']['EventPosition'];
        'X-Read-Position': components['headers']['ReadPosition'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorView'] & {
          /** @enum {unknown} */
          code?: 'request.unsupported_type';
        };
      };
    };
  };
  parameters: {
    /** @description Waits until the response includes this position: the X-Event-Position of an earlier response. */
    AfterPosition: string;
    /** @description The same request with the same key returns the first response again, for a day. */
    IdempotencyKey: string;
    /**
     * @description Reason of the call, and the attempt, from 1.
     * @example live; attempt=1
     */
    LinehaulDelivery: string;
    /**
     * @description Id of the event, the same for every attempt.
     * @example evt_01K3B9X7QJ8M2N4P6R8T0V2W4Y
     */
    WebhookId: string;
    /**
     * @description Signature as defined by Standard Webhooks 1.0; two of them, separated by a space, while a secret is being rotated.
     * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
     */
    WebhookSignature: string;
    /**
     * @description Seconds since 1970, of this attempt.
     * @example 1764040364
     */
    WebhookTimestamp: string;
  };
  requestBodies: never;
  headers: {
    /**
     * @description Id of the request in every log line and event, either sent by the client or generated.
     * @example 0198f6a4-6d6e-4c31-9a10-4f2f0b6f6d11
     */
    CorrelationId: string;
    /**
     * @description Position of the change: send the greatest one you have as X-After-Position to read your own writes.
     * @example 0000000000000184412
     */
    EventPosition: string;
    /**
     * @description Quota closest to exhaustion: requests left, and seconds to the next window.
     * @example "calls";r=598;t=41
     */
    RateLimit: string;
    /**
     * @description Quota closest to exhaustion: requests left, and seconds to the next window. Once signed in.
     * @example "calls";r=598;t=41
     */
    RateLimitOfError: string;
    /**
     * @description That quota: requests in a window of seconds.
     * @example "calls";q=600;w=60
     */
    RateLimitPolicy: string;
    /**
     * @description That quota: requests in a window of seconds. Once signed in.
     * @example "calls";q=600;w=60
     */
    RateLimitPolicyOfError: string;
    /**
     * @description Sent if X-After-Position was not reached in time: the position the response includes.
     * @example 0000000000000184409
     */
    ReadPosition: string;
    /**
     * @description Seconds after which a retry may succeed.
     * @example 12
     */
    RetryAfter: number;
  };
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  listAddresses: {
    parameters: {
      query?: {
        /** @description Only addresses of this class. */
        addressClass?: 'BUSINESS' | 'RESIDENTIAL' | 'PO_BOX' | null;
        /** @description Id of the client. A key may name its client or one of its sub clients; `GET /api/v1/auth/permission` lists them. */
        clientId?: number | null;
        /** @description Text that a row has to contain. */
        filter?: string | null;
        /** @description Only this address, on any page of the list. */
        id?: number | null;
        /** @description Zero-based. */
        page?: number;
        /** @description Only records for which the caller has this permission; for the portal. */
        permission?:
          | 'READ_CLIENT'
          | 'CREATE_CLIENT'
          | 'UPDATE_CLIENT'
          | 'DELETE_CLIENT'
          | 'READ_ADDRESS'
          | 'CREATE_ADDRESS'
          | 'UPDATE_ADDRESS'
          | 'READ_CONSIGNMENT'
          | 'CREATE_CONSIGNMENT'
          | 'UPDATE_CONSIGNMENT'
          | 'READ_MANIFEST'
          | 'PAPERWORK'
          | 'READ_HISTORY'
          | 'CUSTOMER_CONTENT'
          | 'CLIENT_CONTENT'
          | 'SUPER_ADMIN_CONTENT'
          | 'ACCOUNT_MANAGER_CONTENT'
          | 'CUSTOMER_REPORTING'
          | 'CLIENT_REPORTING'
          | 'CREATE_QUOTE'
          | 'DELETE_QUOTE'
          | 'RESEND_DATA'
          | 'SETTINGS_SCREEN'
          | 'READ_ITEM_TEMPLATE'
          | 'CREATE_ITEM_TEMPLATE'
          | 'UPDATE_ITEM_TEMPLATE'
          | 'DELETE_ITEM_TEMPLATE'
          | 'READ_ITEM'
          | 'UPDATE_ITEM'
          | 'READ_CATEGORY'
          | 'CREATE_CATEGORY'
          | 'DELETE_CATEGORY'
          | 'READ_CLIENT_PAYER_ACCOUNT'
          | 'CREATE_CLIENT_PAYER_ACCOUNT'
          | 'UPDATE_CLIENT_PAYER_ACCOUNT'
          | 'DELETE_CLIENT_PAYER_ACCOUNT'
          | 'CREATE_EMAIL_TEMPLATE'
          | 'READ_EMAIL_TEMPLATE'
          | 'READ_CARRIER'
          | 'READ_USER'
          | 'CREATE_USER'
          | 'UPDATE_USER'
          | 'DELETE_USER'
          | 'CREATE_USER_ROLE'
          | 'UPDATE_USER_ROLE'
          | 'DELETE_USER_ROLE'
          | 'READ_CUSTOMER'
          | 'CREATE_CUSTOMER'
          | 'UPDATE_CUSTOMER'
          | 'DELETE_CUSTOMER'
          | 'READ_CUSTOMER_CARRIER'
          | 'CREATE_CUSTOM_CARRIER'
          | 'READ_CARRIER_CUT_OFF'
          | 'CREATE_CARRIER_CUT_OFF'
          | 'UPDATE_CARRIER_CUT_OFF'
          | 'READ_CUSTOMER_CARRIER_ACCOUNT'
          | 'CREATE_CUSTOMER_CARRIER_ACCOUNT'
          | 'UPDATE_CUSTOMER_CARRIER_ACCOUNT'
          | 'DELETE_CUSTOMER_CARRIER_ACCOUNT'
          | 'READ_PREFIX'
          | 'CREATE_PREFIX'
          | 'DELETE_PREFIX'
          | 'READ_RULES_FEES'
          | 'CREATE_RULES_FEES'
          | 'UPDATE_RULES_FEES'
          | 'READ_CLIENT_CARRIER_ACCOUNT'
          | 'CREATE_CLIENT_CARRIER_ACCOUNT'
          | 'UPDATE_CLIENT_CARRIER_ACCOUNT'
          | 'DELETE_CLIENT_CARRIER_ACCOUNT'
          | 'READ_RATECARD'
          | 'CREATE_RATECARD'
          | 'DELETE_RATECARD'
          | 'READ_SET_ASIDE'
          | 'WORK_SET_ASIDE'
          | 'READ_CLIENT_INTEGRATION'
          | 'CREATE_CLIENT_INTEGRATION'
          | 'UPDATE_CLIENT_INTEGRATION'
          | 'DELETE_CLIENT_INTEGRATION'
          | 'READ_WEBHOOK'
          | 'CREATE_WEBHOOK'
          | 'UPDATE_WEBHOOK'
          | 'DELETE_WEBHOOK'
          | 'UPDATE_TRANSIT_TIME'
          | 'READ_CARRIER_ZONE'
          | 'CREATE_CARRIER_ZONE_SYSTEM'
          | 'UPDATE_CARRIER_ZONE_SYSTEM'
          | 'READ_SECURITY_LOG'
          | 'READ_EVENT_FEED'
          | 'READ_IMPORT'
          | 'CREATE_IMPORT'
          | 'RUN_INTEGRATION'
          | 'PUSH_ORDERS'
          | null;
        /** @description Number of rows of a page. */
        size?: number;
        /** @description For example `company,ASC`. */
        sort?: string | null;
        /** @description Only addresses with this status. */
        status?: 'VALID' | 'DRAFT' | null;
      };
      header?: {
        /** @description Waits until the response includes this position: the X-Event-Position of an earlier response. */
        'X-After-Position'?: components['parameters']['AfterPosition'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AddressPage'];
        };
      };
      /** @description The request is not valid. `details` of `request.invalid`: a list of {path, message} */
      400: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?: 'request.invalid' | 'request.malformed' | 'scope.mixed';
          } & unknown;
        };
      };
      401: components['responses']['NotSignedIn'];
      403: components['responses']['OutOfScope'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  updateAddress: {
    parameters: {
      query?: {
        /** @description Version of the record as read: a save over a later one is rejected. A key has to send it, here, in the body or as `If-Match`. */
        version?: number;
      };
      header?: {
        /** @description Waits until the response includes this position: the X-Event-Position of an earlier response. */
        'X-After-Position'?: components['parameters']['AfterPosition'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SaveAddressDto'];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AddressView'];
        };
      };
      /** @description The request is not valid. `details` of `request.invalid`: a list of {path, message} */
      400: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?: 'address.unknown_suburb' | 'request.invalid' | 'request.malformed';
          } & unknown;
        };
      };
      401: components['responses']['NotSignedIn'];
      403: components['responses']['OutOfScope'];
      404: components['responses']['NotFound'];
      /** @description Conflicts with the current state. `details` of `record.changed_by_another`: `VersionConflictView` */
      409: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?: 'record.changed_by_another';
          } & unknown;
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  createAddress: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same request with the same key returns the first response again, for a day. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
        /** @description Waits until the response includes this position: the X-Event-Position of an earlier response. */
        'X-After-Position'?: components['parameters']['AfterPosition'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SaveAddressDto'];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AddressView'];
        };
      };
      /** @description The request is not valid. `details` of `request.invalid`: a list of {path, message} */
      400: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?:
              | 'address.unknown_suburb'
              | 'idempotency.key_too_long'
              | 'request.invalid'
              | 'request.malformed';
          } & unknown;
        };
      };
      401: components['responses']['NotSignedIn'];
      403: components['responses']['OutOfScope'];
      404: components['responses']['NotFound'];
      409: components['responses']['RepeatedKey'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  deleteAddresses: {
    parameters: {
      query: {
        /**
         * @description Ids, separated by commas.
         * @example [
         *       91,
         *       92
         *     ]
         */
        ids: number[];
        /** @description Versions of the records as they were read, in the order of their ids. */
        versions?: number[];
      };
      header?: {
        /** @description Waits until the response includes this position: the X-Event-Position of an earlier response. */
        'X-After-Position'?: components['parameters']['AfterPosition'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      204: {
        headers: {
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['NotSignedIn'];
      403: components['responses']['NotAllowed'];
      404: components['responses']['NotFound'];
      /** @description Conflicts with the current state. `details` of `record.changed_by_another`: `VersionConflictView` */
      409: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?: 'address.is_default' | 'record.changed_by_another';
          } & unknown;
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  uploadAddressFile: {
    parameters: {
      query?: {
        /** @description Id of the client; needed unless the key belongs to one client. */
        clientId?: number | null;
        /** @description What is done with the planned file: GOOD_ROWS saves its valid records, IF_NO_ERRORS all or none, NEVER waits for a person to review the plan in the portal. */
        commit?: 'NEVER' | 'IF_NO_ERRORS' | 'GOOD_ROWS';
        /** @description Name of the file in the list of imports and in the acknowledgement. */
        fileName?: string | null;
        /** @description Imports content again that the client has pushed before, instead of returning the earlier file. */
        importAgain?: boolean;
        /** @description Saves records with errors as drafts, to be corrected in the portal. */
        keepFaultyAsDrafts?: boolean;
        /** @description Seconds to wait for the acknowledgement; 0 for none. */
        wait?: number;
        /** @description What is done with a record whose reference exists: SKIP leaves it as it is, UPDATE changes it (a consignment while it is not manifested), REFUSE is an error. */
        whenKnown?: 'SKIP' | 'UPDATE' | 'REFUSE';
      };
      header?: {
        /** @description The same request with the same key returns the first response again, for a day. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
        /** @description Waits until the response includes this position: the X-Event-Position of an earlier response. */
        'X-After-Position'?: components['parameters']['AfterPosition'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': {
          /**
           * Format: binary
           * @description The file.
           */
          file: Blob;
        };
      };
    };
    responses: {
      /** @description The acknowledgement, in the format of the file */
      200: {
        headers: {
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AddressAcknowledgementView'];
          'application/xml': string;
          'text/csv': string;
        };
      };
      /** @description The file is still being processed. Get `statusUrl` after a second or two, then every 5 to 10 seconds, until the status is 200; a large file takes minutes. */
      202: {
        headers: {
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PushedFileView'];
        };
      };
      /** @description The request is not valid. `details` of `request.invalid`: a list of {path, message} */
      400: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?: 'idempotency.key_too_long' | 'request.invalid' | 'request.malformed';
          } & unknown;
        };
      };
      401: components['responses']['NotSignedIn'];
      403: components['responses']['OutOfScope'];
      404: components['responses']['NotFound'];
      /** @description Conflicts with the current state. `details` of `record.changed_by_another`: `VersionConflictView` */
      409: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          /**
           * @description Sent with idempotency.under_way: seconds after which to repeat the request.
           * @example 5
           */
          'Retry-After'?: number;
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?:
              | 'idempotency.key_reused'
              | 'idempotency.under_way'
              | 'import.file_seen'
              | 'record.changed_by_another';
          } & unknown;
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  getAddressFile: {
    parameters: {
      query?: never;
      header?: {
        /** @description Waits until the response includes this position: the X-Event-Position of an earlier response. */
        'X-After-Position'?: components['parameters']['AfterPosition'];
      };
      path: {
        /**
         * @description Id of the pushed file, `fileId` of the response to it.
         * @example 12
         */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The acknowledgement, in the format of the file */
      200: {
        headers: {
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AddressAcknowledgementView'];
          'application/xml': string;
          'text/csv': string;
        };
      };
      /** @description The file is still being processed. Get `statusUrl` after a second or two, then every 5 to 10 seconds, until the status is 200; a large file takes minutes. */
      202: {
        headers: {
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PushedFileView'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['NotSignedIn'];
      403: components['responses']['NotAllowed'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  uploadAddresses: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same request with the same key returns the first response again, for a day. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
        /** @description Waits until the response includes this position: the X-Event-Position of an earlier response. */
        'X-After-Position'?: components['parameters']['AfterPosition'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': {
          /** @description Id of the client. A key may name its client or one of its sub clients; `GET /api/v1/auth/permission` lists them. */
          clientId: number;
          /**
           * Format: binary
           * @description The file.
           */
          file: Blob;
          /** @description Accepts a file that was imported before. */
          importAgain?: boolean;
          /** @description Saves rows with errors as drafts. */
          saveAsDrafts?: boolean;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ImportReportView'];
        };
      };
      /** @description The request is not valid. `details` of `request.invalid`: a list of {path, message} */
      400: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?:
              | 'address.unknown_suburb'
              | 'idempotency.key_too_long'
              | 'request.invalid'
              | 'request.malformed';
          } & unknown;
        };
      };
      401: components['responses']['NotSignedIn'];
      403: components['responses']['OutOfScope'];
      404: components['responses']['NotFound'];
      /** @description Conflicts with the current state */
      409: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          /**
           * @description Sent with idempotency.under_way: seconds after which to repeat the request.
           * @example 5
           */
          'Retry-After'?: number;
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?: 'idempotency.key_reused' | 'idempotency.under_way' | 'import.file_seen';
          };
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  getDefaultAddress: {
    parameters: {
      query: {
        /**
         * @description Id of the client. A key may name its client or one of its sub clients; `GET /api/v1/auth/permission` lists them.
         * @example 10
         */
        clientId: number;
      };
      header?: {
        /** @description Waits until the response includes this position: the X-Event-Position of an earlier response. */
        'X-After-Position'?: components['parameters']['AfterPosition'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AddressView'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['NotSignedIn'];
      403: components['responses']['OutOfScope'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  findLocalities: {
    parameters: {
      query?: {
        /** @description Beginning of the name of a suburb, or a postcode. */
        locality?: string;
      };
      header?: {
        /** @description Waits until the response includes this position: the X-Event-Position of an earlier response. */
        'X-After-Position'?: components['parameters']['AfterPosition'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SuburbView'][];
        };
      };
      /** @description The request is not valid. `details` of `request.invalid`: a list of {path, message} */
      400: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?: 'request.invalid' | 'request.malformed' | 'search.too_short';
          } & unknown;
        };
      };
      401: components['responses']['NotSignedIn'];
      /** @description Not allowed */
      403: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?: 'key.address';
          };
        };
      };
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  searchAddresses: {
    parameters: {
      query: {
        /**
         * @description Id of the client. A key may name its client or one of its sub clients; `GET /api/v1/auth/permission` lists them.
         * @example 10
         */
        clientId: number;
        /** @description Text in the company, reference, contact or address; at least three characters. */
        criteria?: string;
        /** @description Whether the default address is among the results. */
        includeDefault?: boolean;
        /** @description Number of rows of a page. */
        size?: number;
      };
      header?: {
        /** @description The same request with the same key returns the first response again, for a day. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
        /** @description Waits until the response includes this position: the X-Event-Position of an earlier response. */
        'X-After-Position'?: components['parameters']['AfterPosition'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            addresses: components['schemas']['AddressView'][];
          };
        };
      };
      /** @description The request is not valid. `details` of `request.invalid`: a list of {path, message} */
      400: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?:
              | 'idempotency.key_too_long'
              | 'request.invalid'
              | 'request.malformed'
              | 'search.too_short';
          } & unknown;
        };
      };
      401: components['responses']['NotSignedIn'];
      403: components['responses']['OutOfScope'];
      409: components['responses']['RepeatedKey'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  listCarriers: {
    parameters: {
      query?: {
        /** @description Only records for which the caller has this permission; for the portal. */
        permission?:
          | 'READ_CLIENT'
          | 'CREATE_CLIENT'
          | 'UPDATE_CLIENT'
          | 'DELETE_CLIENT'
          | 'READ_ADDRESS'
          | 'CREATE_ADDRESS'
          | 'UPDATE_ADDRESS'
          | 'READ_CONSIGNMENT'
          | 'CREATE_CONSIGNMENT'
          | 'UPDATE_CONSIGNMENT'
          | 'READ_MANIFEST'
          | 'PAPERWORK'
          | 'READ_HISTORY'
          | 'CUSTOMER_CONTENT'
          | 'CLIENT_CONTENT'
          | 'SUPER_ADMIN_CONTENT'
          | 'ACCOUNT_MANAGER_CONTENT'
          | 'CUSTOMER_REPORTING'
          | 'CLIENT_REPORTING'
          | 'CREATE_QUOTE'
          | 'DELETE_QUOTE'
          | 'RESEND_DATA'
          | 'SETTINGS_SCREEN'
          | 'READ_ITEM_TEMPLATE'
          | 'CREATE_ITEM_TEMPLATE'
          | 'UPDATE_ITEM_TEMPLATE'
          | 'DELETE_ITEM_TEMPLATE'
          | 'READ_ITEM'
          | 'UPDATE_ITEM'
          | 'READ_CATEGORY'
          | 'CREATE_CATEGORY'
          | 'DELETE_CATEGORY'
          | 'READ_CLIENT_PAYER_ACCOUNT'
          | 'CREATE_CLIENT_PAYER_ACCOUNT'
          | 'UPDATE_CLIENT_PAYER_ACCOUNT'
          | 'DELETE_CLIENT_PAYER_ACCOUNT'
          | 'CREATE_EMAIL_TEMPLATE'
          | 'READ_EMAIL_TEMPLATE'
          | 'READ_CARRIER'
          | 'READ_USER'
          | 'CREATE_USER'
          | 'UPDATE_USER'
          | 'DELETE_USER'
          | 'CREATE_USER_ROLE'
          | 'UPDATE_USER_ROLE'
          | 'DELETE_USER_ROLE'
          | 'READ_CUSTOMER'
          | 'CREATE_CUSTOMER'
          | 'UPDATE_CUSTOMER'
          | 'DELETE_CUSTOMER'
          | 'READ_CUSTOMER_CARRIER'
          | 'CREATE_CUSTOM_CARRIER'
          | 'READ_CARRIER_CUT_OFF'
          | 'CREATE_CARRIER_CUT_OFF'
          | 'UPDATE_CARRIER_CUT_OFF'
          | 'READ_CUSTOMER_CARRIER_ACCOUNT'
          | 'CREATE_CUSTOMER_CARRIER_ACCOUNT'
          | 'UPDATE_CUSTOMER_CARRIER_ACCOUNT'
          | 'DELETE_CUSTOMER_CARRIER_ACCOUNT'
          | 'READ_PREFIX'
          | 'CREATE_PREFIX'
          | 'DELETE_PREFIX'
          | 'READ_RULES_FEES'
          | 'CREATE_RULES_FEES'
          | 'UPDATE_RULES_FEES'
          | 'READ_CLIENT_CARRIER_ACCOUNT'
          | 'CREATE_CLIENT_CARRIER_ACCOUNT'
          | 'UPDATE_CLIENT_CARRIER_ACCOUNT'
          | 'DELETE_CLIENT_CARRIER_ACCOUNT'
          | 'READ_RATECARD'
          | 'CREATE_RATECARD'
          | 'DELETE_RATECARD'
          | 'READ_SET_ASIDE'
          | 'WORK_SET_ASIDE'
          | 'READ_CLIENT_INTEGRATION'
          | 'CREATE_CLIENT_INTEGRATION'
          | 'UPDATE_CLIENT_INTEGRATION'
          | 'DELETE_CLIENT_INTEGRATION'
          | 'READ_WEBHOOK'
          | 'CREATE_WEBHOOK'
          | 'UPDATE_WEBHOOK'
          | 'DELETE_WEBHOOK'
          | 'UPDATE_TRANSIT_TIME'
          | 'READ_CARRIER_ZONE'
          | 'CREATE_CARRIER_ZONE_SYSTEM'
          | 'UPDATE_CARRIER_ZONE_SYSTEM'
          | 'READ_SECURITY_LOG'
          | 'READ_EVENT_FEED'
          | 'READ_IMPORT'
          | 'CREATE_IMPORT'
          | 'RUN_INTEGRATION'
          | 'PUSH_ORDERS'
          | null;
        /** @description Sorts by display name only, whichever field is named. */
        sort?: string | null;
      };
      header?: {
        /** @description Waits until the response includes this position: the X-Event-Position of an earlier response. */
        'X-After-Position'?: components['parameters']['AfterPosition'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CarrierListView'];
        };
      };
      /** @description The request is not valid. `details` of `request.invalid`: a list of {path, message} */
      400: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?: 'request.invalid' | 'request.malformed' | 'scope.mixed';
          } & unknown;
        };
      };
      401: components['responses']['NotSignedIn'];
      403: components['responses']['OutOfScope'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  listPayerAccountCarriers: {
    parameters: {
      query: {
        /**
         * @description Id of the client. A key may name its client or one of its sub clients; `GET /api/v1/auth/permission` lists them.
         * @example 10
         */
        clientId: number;
      };
      header?: {
        /** @description Waits until the response includes this position: the X-Event-Position of an earlier response. */
        'X-After-Position'?: components['parameters']['AfterPosition'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            displayName: string;
            id: number;
          }[];
        };
      };
      /** @description The request is not valid. `details` of `request.invalid`: a list of {path, message} */
      400: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?: 'request.invalid' | 'request.malformed' | 'scope.mixed';
          } & unknown;
        };
      };
      401: components['responses']['NotSignedIn'];
      403: components['responses']['OutOfScope'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  listServiceTypes: {
    parameters: {
      query?: {
        /** @description Only services of the carrier with this name. */
        displayName?: string | null;
      };
      header?: {
        /** @description Waits until the response includes this position: the X-Event-Position of an earlier response. */
        'X-After-Position'?: components['parameters']['AfterPosition'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            serviceTypes: components['schemas']['ServiceTypeView'][];
          };
        };
      };
      /** @description The request is not valid. `details` of `request.invalid`: a list of {path, message} */
      400: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?: 'request.invalid' | 'request.malformed' | 'scope.mixed';
          } & unknown;
        };
      };
      401: components['responses']['NotSignedIn'];
      403: components['responses']['OutOfScope'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  listCategories: {
    parameters: {
      query: {
        /**
         * @description Id of the client. A key may name its client or one of its sub clients; `GET /api/v1/auth/permission` lists them.
         * @example 10
         */
        clientId: number;
      };
      header?: {
        /** @description Waits until the response includes this position: the X-Event-Position of an earlier response. */
        'X-After-Position'?: components['parameters']['AfterPosition'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CategoriesView'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['NotSignedIn'];
      403: components['responses']['OutOfScope'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  listPayerAccounts: {
    parameters: {
      query: {
        /**
         * @description Id of the client. A key may name its client or one of its sub clients; `GET /api/v1/auth/permission` lists them.
         * @example 10
         */
        clientId: number;
      };
      header?: {
        /** @description Waits until the response includes this position: the X-Event-Position of an earlier response. */
        'X-After-Position'?: components['parameters']['AfterPosition'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ClientPayerAccountView'][];
        };
      };
      /** @description None found */
      204: {
        headers: {
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['NotSignedIn'];
      403: components['responses']['OutOfScope'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  updateConsignment: {
    parameters: {
      query?: never;
      header?: {
        /** @description Waits until the response includes this position: the X-Event-Position of an earlier response. */
        'X-After-Position'?: components['parameters']['AfterPosition'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AmendConsignmentDto'];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AmendedConsignmentView'];
        };
      };
      /** @description The request is not valid. `details` of `consignment.not_valid`: a list of {path, message}; `request.invalid`: a list of {path, message} */
      400: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?:
              | 'consignment.client_fixed'
              | 'consignment.no_carrier'
              | 'consignment.not_valid'
              | 'manifest.pickup_times'
              | 'prefix_range.number_too_long'
              | 'request.invalid'
              | 'request.malformed';
          } & unknown &
            unknown;
        };
      };
      401: components['responses']['NotSignedIn'];
      403: components['responses']['OutOfScope'];
      404: components['responses']['NotFound'];
      /** @description Conflicts with the current state. `details` of `consignment.changed_by_another`: {revision, changedBy, changedFields}; `manifest.rollover_required`: {dispatchDate}; `offer.gone`: a list of {code, message}; `offer.outdated`: {offeredCost, totalCost} */
      409: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?:
              | 'consignment.changed_by_another'
              | 'consignment.deleted'
              | 'consignment.not_manifestable'
              | 'consignment.not_open'
              | 'manifest.deleted'
              | 'manifest.different_dates'
              | 'manifest.different_kinds'
              | 'manifest.empty'
              | 'manifest.manifested'
              | 'manifest.rollover_required'
              | 'offer.gone'
              | 'offer.outdated'
              | 'offer.unconfirmed'
              | 'prefix_range.exhausted'
              | 'prefix_range.items_exhausted'
              | 'prefix_range.not_allotted'
              | 'prefix_range.withdrawn';
          } & unknown &
            unknown &
            unknown &
            unknown;
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  createConsignment: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same request with the same key returns the first response again, for a day. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
        /** @description Waits until the response includes this position: the X-Event-Position of an earlier response. */
        'X-After-Position'?: components['parameters']['AfterPosition'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CreateConsignmentDto'];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CreatedConsignmentView'];
        };
      };
      /** @description The request is not valid. `details` of `consignment.not_valid`: a list of {path, message}; `request.invalid`: a list of {path, message} */
      400: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?:
              | 'consignment.no_carrier'
              | 'consignment.not_valid'
              | 'idempotency.key_too_long'
              | 'manifest.pickup_times'
              | 'prefix_range.number_too_long'
              | 'request.invalid'
              | 'request.malformed';
          } & unknown &
            unknown;
        };
      };
      401: components['responses']['NotSignedIn'];
      403: components['responses']['OutOfScope'];
      404: components['responses']['NotFound'];
      /** @description Conflicts with the current state. `details` of `manifest.rollover_required`: {dispatchDate}; `offer.gone`: a list of {code, message}; `offer.outdated`: {offeredCost, totalCost} */
      409: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          /**
           * @description Sent with idempotency.under_way: seconds after which to repeat the request.
           * @example 5
           */
          'Retry-After'?: number;
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?:
              | 'consignment.not_manifestable'
              | 'idempotency.key_reused'
              | 'idempotency.under_way'
              | 'manifest.deleted'
              | 'manifest.different_dates'
              | 'manifest.different_kinds'
              | 'manifest.empty'
              | 'manifest.manifested'
              | 'manifest.rollover_required'
              | 'offer.gone'
              | 'offer.outdated'
              | 'offer.unconfirmed'
              | 'prefix_range.exhausted'
              | 'prefix_range.items_exhausted'
              | 'prefix_range.not_allotted'
              | 'prefix_range.withdrawn';
          } & unknown &
            unknown &
            unknown;
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  deleteConsignments: {
    parameters: {
      query: {
        /**
         * @description Ids, separated by commas.
         * @example [
         *       91,
         *       92
         *     ]
         */
        ids: number[];
      };
      header?: {
        /** @description Waits until the response includes this position: the X-Event-Position of an earlier response. */
        'X-After-Position'?: components['parameters']['AfterPosition'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      204: {
        headers: {
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The request is not valid. `details` of `request.invalid`: a list of {path, message} */
      400: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?: 'consignment.no_carrier' | 'request.invalid' | 'request.malformed';
          } & unknown;
        };
      };
      401: components['responses']['NotSignedIn'];
      403: components['responses']['NotAllowed'];
      404: components['responses']['NotFound'];
      /** @description Conflicts with the current state. `details` of `consignment.partly_changed`: {changedIds, unchanged} */
      409: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?: 'consignment.deleted' | 'consignment.not_open' | 'consignment.partly_changed';
          } & unknown;
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  getConsignment: {
    parameters: {
      query?: never;
      header?: {
        /** @description Waits until the response includes this position: the X-Event-Position of an earlier response. */
        'X-After-Position'?: components['parameters']['AfterPosition'];
      };
      path: {
        /**
         * @description Id of the consignment.
         * @example 12
         */
        conId: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ConsignmentView'];
        };
      };
      /** @description The request is not valid. `details` of `request.invalid`: a list of {path, message} */
      400: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?: 'prefix_range.number_too_long' | 'request.invalid' | 'request.malformed';
          } & unknown;
        };
      };
      401: components['responses']['NotSignedIn'];
      403: components['responses']['NotAllowed'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  uploadConsignments: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same request with the same key returns the first response again, for a day. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
        /** @description Waits until the response includes this position: the X-Event-Position of an earlier response. */
        'X-After-Position'?: components['parameters']['AfterPosition'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': {
          /** @description Id of the client. A key may name its client or one of its sub clients; `GET /api/v1/auth/permission` lists them. */
          clientId: number;
          /**
           * Format: binary
           * @description The file.
           */
          file: Blob;
          /** @description Accepts a file that was imported before. */
          importAgain?: boolean;
          /** @description Emails the result to the caller. */
          isSendEmail?: boolean;
          /** @description JSON; empty to choose the cheapest of all services. */
          multiCarrierServiceTypeOptions?: unknown[];
          /** @description Saves rows with errors as drafts. */
          saveFailedAsDraft?: boolean;
          /** @description Checks the file and saves nothing. */
          validateOnly?: boolean;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            components['schemas']['ImportReportView'] | components['schemas']['CheckedImportView'];
        };
      };
      /** @description The request is not valid. `details` of `consignment.not_valid`: a list of {path, message}; `request.invalid`: a list of {path, message} */
      400: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?:
              | 'address.unknown_suburb'
              | 'consignment.no_carrier'
              | 'consignment.not_valid'
              | 'idempotency.key_too_long'
              | 'manifest.pickup_times'
              | 'prefix_range.number_too_long'
              | 'request.invalid'
              | 'request.malformed';
          } & unknown &
            unknown;
        };
      };
      401: components['responses']['NotSignedIn'];
      403: components['responses']['OutOfScope'];
      404: components['responses']['NotFound'];
      /** @description Conflicts with the current state. `details` of `manifest.rollover_required`: {dispatchDate}; `offer.gone`: a list of {code, message}; `offer.outdated`: {offeredCost, totalCost} */
      409: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          /**
           * @description Sent with idempotency.under_way: seconds after which to repeat the request.
           * @example 5
           */
          'Retry-After'?: number;
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?:
              | 'consignment.not_manifestable'
              | 'idempotency.key_reused'
              | 'idempotency.under_way'
              | 'import.file_seen'
              | 'import.under_way'
              | 'manifest.deleted'
              | 'manifest.different_dates'
              | 'manifest.different_kinds'
              | 'manifest.empty'
              | 'manifest.manifested'
              | 'manifest.rollover_required'
              | 'offer.gone'
              | 'offer.outdated'
              | 'offer.unconfirmed'
              | 'prefix_range.exhausted'
              | 'prefix_range.items_exhausted'
              | 'prefix_range.not_allotted'
              | 'prefix_range.withdrawn';
          } & unknown &
            unknown &
            unknown;
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  listConsignmentsOfManifest: {
    parameters: {
      query?: never;
      header?: {
        /** @description Waits until the response includes this position: the X-Event-Position of an earlier response. */
        'X-After-Position'?: components['parameters']['AfterPosition'];
      };
      path: {
        /**
         * @description Id of the manifest.
         * @example 712
         */
        manifestId: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            consignments: components['schemas']['ConsignmentListItem'][];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['NotSignedIn'];
      403: components['responses']['NotAllowed'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  trackConnote: {
    parameters: {
      query?: never;
      header?: {
        /** @description Waits until the response includes this position: the X-Event-Position of an earlier response. */
        'X-After-Position'?: components['parameters']['AfterPosition'];
      };
      path: {
        /**
         * @description Number on the label, the connote of the consignment.
         * @example DB00000151
         */
        connote: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ConsignmentTrackingView'];
        };
      };
      /** @description The request is not valid. `details` of `request.invalid`: a list of {path, message} */
      400: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?: 'prefix_range.number_too_long' | 'request.invalid' | 'request.malformed';
          } & unknown;
        };
      };
      401: components['responses']['NotSignedIn'];
      403: components['responses']['NotAllowed'];
      404: components['responses']['NotFound'];
      /** @description Conflicts with the current state */
      409: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?: 'tracking.not_available';
          };
        };
      };
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  findConsolidation: {
    parameters: {
      query: {
        /**
         * @description Id of the client. A key may name its client or one of its sub clients; `GET /api/v1/auth/permission` lists them.
         * @example 10
         */
        clientId: number;
        /**
         * @description Id of the receiver's address.
         * @example 318
         */
        deliveryAddressId: number;
        /**
         * @description Id of the sender's address.
         * @example 301
         */
        senderAddressId: number;
      };
      header?: {
        /** @description Waits until the response includes this position: the X-Event-Position of an earlier response. */
        'X-After-Position'?: components['parameters']['AfterPosition'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ConsignmentView'];
        };
      };
      /** @description None found */
      204: {
        headers: {
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The request is not valid. `details` of `request.invalid`: a list of {path, message} */
      400: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?: 'prefix_range.number_too_long' | 'request.invalid' | 'request.malformed';
          } & unknown;
        };
      };
      401: components['responses']['NotSignedIn'];
      403: components['responses']['OutOfScope'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  listSavedFilters: {
    parameters: {
      query?: never;
      header?: {
        /** @description Waits until the response includes this position: the X-Event-Position of an earlier response. */
        'X-After-Position'?: components['parameters']['AfterPosition'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SavedFilterView'][];
        };
      };
      401: components['responses']['NotSignedIn'];
      403: components['responses']['NotAllowed'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  updateSavedFilter: {
    parameters: {
      query: {
        /**
         * @description Id of the saved filter.
         * @example 12
         */
        filterId: number;
        /** @description The list opens with this filter. */
        isDefault?: boolean;
        /** @description Name of the filter. */
        name?: string;
        /** @description Sorting of the list, `field,ASC` or `field,DESC`. */
        sort?: string | null;
        /** @description Version of the record as read: a save over a later one is rejected. A key has to send it, here, in the body or as `If-Match`. */
        version?: number;
      };
      header?: {
        /** @description Waits until the response includes this position: the X-Event-Position of an earlier response. */
        'X-After-Position'?: components['parameters']['AfterPosition'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ListConsignmentsDto'];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            id: number;
          };
        };
      };
      /** @description The request is not valid. `details` of `request.invalid`: a list of {path, message} */
      400: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?: 'filter.name_missing' | 'request.invalid' | 'request.malformed';
          } & unknown;
        };
      };
      401: components['responses']['NotSignedIn'];
      403: components['responses']['NotAllowed'];
      404: components['responses']['NotFound'];
      /** @description Conflicts with the current state. `details` of `record.changed_by_another`: `VersionConflictView` */
      409: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?: 'filter.name_taken' | 'record.changed_by_another';
          } & unknown;
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  createSavedFilter: {
    parameters: {
      query?: {
        /** @description The list opens with this filter. */
        isDefault?: boolean;
        /** @description Name of the filter. */
        name?: string;
        /** @description Sorting of the list, `field,ASC` or `field,DESC`. */
        sort?: string | null;
      };
      header?: {
        /** @description The same request with the same key returns the first response again, for a day. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
        /** @description Waits until the response includes this position: the X-Event-Position of an earlier response. */
        'X-After-Position'?: components['parameters']['AfterPosition'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ListConsignmentsDto'];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            id: number;
          };
        };
      };
      /** @description The request is not valid. `details` of `request.invalid`: a list of {path, message} */
      400: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?:
              | 'filter.name_missing'
              | 'idempotency.key_too_long'
              | 'request.invalid'
              | 'request.malformed';
          } & unknown;
        };
      };
      401: components['responses']['NotSignedIn'];
      403: components['responses']['NotAllowed'];
      404: components['responses']['NotFound'];
      /** @description Conflicts with the current state. `details` of `record.changed_by_another`: `VersionConflictView` */
      409: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          /**
           * @description Sent with idempotency.under_way: seconds after which to repeat the request.
           * @example 5
           */
          'Retry-After'?: number;
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?:
              | 'filter.name_taken'
              | 'filter.too_many'
              | 'idempotency.key_reused'
              | 'idempotency.under_way'
              | 'record.changed_by_another';
          } & unknown;
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  deleteSavedFilter: {
    parameters: {
      query: {
        /**
         * @description Id of the saved filter.
         * @example 12
         */
        filterId: number;
        /** @description Version of the record as read: a save over a later one is rejected. */
        version?: number;
      };
      header?: {
        /** @description Waits until the response includes this position: the X-Event-Position of an earlier response. */
        'X-After-Position'?: components['parameters']['AfterPosition'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      204: {
        headers: {
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['NotSignedIn'];
      403: components['responses']['NotAllowed'];
      404: components['responses']['NotFound'];
      /** @description Conflicts with the current state. `details` of `record.changed_by_another`: `VersionConflictView` */
      409: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?: 'record.changed_by_another';
          } & unknown;
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  listConsignments: {
    parameters: {
      query?: {
        /** @description Id of the client. A key may name its client or one of its sub clients; `GET /api/v1/auth/permission` lists them. */
        clientId?: number | null;
        /** @description Text that a row has to contain. */
        filter?: string | null;
        /** @description Zero-based. */
        page?: number;
        /** @description Only records for which the caller has this permission; for the portal. */
        permission?:
          | 'READ_CLIENT'
          | 'CREATE_CLIENT'
          | 'UPDATE_CLIENT'
          | 'DELETE_CLIENT'
          | 'READ_ADDRESS'
          | 'CREATE_ADDRESS'
          | 'UPDATE_ADDRESS'
          | 'READ_CONSIGNMENT'
          | 'CREATE_CONSIGNMENT'
          | 'UPDATE_CONSIGNMENT'
          | 'READ_MANIFEST'
          | 'PAPERWORK'
          | 'READ_HISTORY'
          | 'CUSTOMER_CONTENT'
          | 'CLIENT_CONTENT'
          | 'SUPER_ADMIN_CONTENT'
          | 'ACCOUNT_MANAGER_CONTENT'
          | 'CUSTOMER_REPORTING'
          | 'CLIENT_REPORTING'
          | 'CREATE_QUOTE'
          | 'DELETE_QUOTE'
          | 'RESEND_DATA'
          | 'SETTINGS_SCREEN'
          | 'READ_ITEM_TEMPLATE'
          | 'CREATE_ITEM_TEMPLATE'
          | 'UPDATE_ITEM_TEMPLATE'
          | 'DELETE_ITEM_TEMPLATE'
          | 'READ_ITEM'
          | 'UPDATE_ITEM'
          | 'READ_CATEGORY'
          | 'CREATE_CATEGORY'
          | 'DELETE_CATEGORY'
          | 'READ_CLIENT_PAYER_ACCOUNT'
          | 'CREATE_CLIENT_PAYER_ACCOUNT'
          | 'UPDATE_CLIENT_PAYER_ACCOUNT'
          | 'DELETE_CLIENT_PAYER_ACCOUNT'
          | 'CREATE_EMAIL_TEMPLATE'
          | 'READ_EMAIL_TEMPLATE'
          | 'READ_CARRIER'
          | 'READ_USER'
          | 'CREATE_USER'
          | 'UPDATE_USER'
          | 'DELETE_USER'
          | 'CREATE_USER_ROLE'
          | 'UPDATE_USER_ROLE'
          | 'DELETE_USER_ROLE'
          | 'READ_CUSTOMER'
          | 'CREATE_CUSTOMER'
          | 'UPDATE_CUSTOMER'
          | 'DELETE_CUSTOMER'
          | 'READ_CUSTOMER_CARRIER'
          | 'CREATE_CUSTOM_CARRIER'
          | 'READ_CARRIER_CUT_OFF'
          | 'CREATE_CARRIER_CUT_OFF'
          | 'UPDATE_CARRIER_CUT_OFF'
          | 'READ_CUSTOMER_CARRIER_ACCOUNT'
          | 'CREATE_CUSTOMER_CARRIER_ACCOUNT'
          | 'UPDATE_CUSTOMER_CARRIER_ACCOUNT'
          | 'DELETE_CUSTOMER_CARRIER_ACCOUNT'
          | 'READ_PREFIX'
          | 'CREATE_PREFIX'
          | 'DELETE_PREFIX'
          | 'READ_RULES_FEES'
          | 'CREATE_RULES_FEES'
          | 'UPDATE_RULES_FEES'
          | 'READ_CLIENT_CARRIER_ACCOUNT'
          | 'CREATE_CLIENT_CARRIER_ACCOUNT'
          | 'UPDATE_CLIENT_CARRIER_ACCOUNT'
          | 'DELETE_CLIENT_CARRIER_ACCOUNT'
          | 'READ_RATECARD'
          | 'CREATE_RATECARD'
          | 'DELETE_RATECARD'
          | 'READ_SET_ASIDE'
          | 'WORK_SET_ASIDE'
          | 'READ_CLIENT_INTEGRATION'
          | 'CREATE_CLIENT_INTEGRATION'
          | 'UPDATE_CLIENT_INTEGRATION'
          | 'DELETE_CLIENT_INTEGRATION'
          | 'READ_WEBHOOK'
          | 'CREATE_WEBHOOK'
          | 'UPDATE_WEBHOOK'
          | 'DELETE_WEBHOOK'
          | 'UPDATE_TRANSIT_TIME'
          | 'READ_CARRIER_ZONE'
          | 'CREATE_CARRIER_ZONE_SYSTEM'
          | 'UPDATE_CARRIER_ZONE_SYSTEM'
          | 'READ_SECURITY_LOG'
          | 'READ_EVENT_FEED'
          | 'READ_IMPORT'
          | 'CREATE_IMPORT'
          | 'RUN_INTEGRATION'
          | 'PUSH_ORDERS'
          | null;
        /** @description Number of rows of a page. */
        size?: number;
        /** @description For example `company,ASC`. */
        sort?: string | null;
      };
      header?: {
        /** @description Waits until the response includes this position: the X-Event-Position of an earlier response. */
        'X-After-Position'?: components['parameters']['AfterPosition'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ListConsignmentsDto'];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ConsignmentListPage'];
        };
      };
      /** @description The request is not valid. `details` of `request.invalid`: a list of {path, message} */
      400: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?: 'request.invalid' | 'request.malformed' | 'scope.mixed';
          } & unknown;
        };
      };
      401: components['responses']['NotSignedIn'];
      403: components['responses']['OutOfScope'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  listOffers: {
    parameters: {
      query?: {
        /** @description WAIT waits for carriers' own prices, LATER responds at once without them; *List offers, and why other services have none* then returns an id in `live` to collect them by. */
        liveRates?: 'WAIT' | 'LATER' | null;
      };
      header?: {
        /** @description Waits until the response includes this position: the X-Event-Position of an earlier response. */
        'X-After-Position'?: components['parameters']['AfterPosition'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['QuoteOffersDto'];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OfferView'][];
        };
      };
      /** @description The request is not valid. `details` of `consignment.not_valid`: a list of {path, message}; `request.invalid`: a list of {path, message} */
      400: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?: 'consignment.not_valid' | 'request.invalid' | 'request.malformed';
          } & unknown &
            unknown;
        };
      };
      401: components['responses']['NotSignedIn'];
      403: components['responses']['OutOfScope'];
      404: components['responses']['NotFound'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  explainOffers: {
    parameters: {
      query?: {
        /** @description WAIT waits for carriers' own prices, LATER responds at once without them; *List offers, and why other services have none* then returns an id in `live` to collect them by. */
        liveRates?: 'WAIT' | 'LATER' | null;
      };
      header?: {
        /** @description Waits until the response includes this position: the X-Event-Position of an earlier response. */
        'X-After-Position'?: components['parameters']['AfterPosition'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['QuoteOffersDto'];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ExplainedOffersView'];
        };
      };
      /** @description The request is not valid. `details` of `consignment.not_valid`: a list of {path, message}; `request.invalid`: a list of {path, message} */
      400: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?: 'consignment.not_valid' | 'request.invalid' | 'request.malformed';
          } & unknown &
            unknown;
        };
      };
      401: components['responses']['NotSignedIn'];
      403: components['responses']['OutOfScope'];
      404: components['responses']['NotFound'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  listLiveOffers: {
    parameters: {
      query?: {
        /** @description `after` of the last response; absent for the first. */
        after?: number | null;
      };
      header?: {
        /** @description Waits until the response includes this position: the X-Event-Position of an earlier response. */
        'X-After-Position'?: components['parameters']['AfterPosition'];
      };
      path: {
        /**
         * @description Id in `live` of the offers that were listed with `liveRates=LATER`.
         * @example 0198f6a4-6d6e-7c31-9a10-4f2f0b6f6d11
         */
        askId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LiveOffersView'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['NotSignedIn'];
      403: components['responses']['NotAllowed'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  markPaperworkPrinted: {
    parameters: {
      query: {
        /** @description Id of the client. A key may name its client or one of its sub clients; `GET /api/v1/auth/permission` lists them. */
        clientId?: number | null;
        /** @description Ids of consignments. */
        consignmentIds?: number[] | null;
        /** @description Id of the manifest, if paperwork of a whole manifest was printed. */
        manifestId?: number | null;
        /**
         * @description Kind of paperwork that was printed.
         * @example LABEL
         */
        paperworkType: 'LABEL' | 'CONSIGNMENT' | 'FREIGHT_SUMMARY';
      };
      header?: {
        /** @description Waits until the response includes this position: the X-Event-Position of an earlier response. */
        'X-After-Position'?: components['parameters']['AfterPosition'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      204: {
        headers: {
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['NotSignedIn'];
      403: components['responses']['OutOfScope'];
      404: components['responses']['NotFound'];
      /** @description Conflicts with the current state. `details` of `consignment.partly_changed`: {changedIds, unchanged} */
      409: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?: 'consignment.not_printable' | 'consignment.partly_changed';
          } & unknown;
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  countPickupBookings: {
    parameters: {
      query: {
        /**
         * @description Id of the carrier.
         * @example 4
         */
        carrierId: number;
        /**
         * @description Id of the client. A key may name its client or one of its sub clients; `GET /api/v1/auth/permission` lists them.
         * @example 10
         */
        clientId: number;
        /**
         * @description Calendar day yyyy-MM-dd in the sender's state; or an instant of that day in Sydney, such as `dispatchedAt`.
         * @example 2026-11-23
         */
        dispatchDate: string;
      };
      header?: {
        /** @description Waits until the response includes this position: the X-Event-Position of an earlier response. */
        'X-After-Position'?: components['parameters']['AfterPosition'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'text/html': number;
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['NotSignedIn'];
      403: components['responses']['OutOfScope'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  restoreConsignments: {
    parameters: {
      query: {
        /**
         * @description Ids, separated by commas.
         * @example [
         *       91,
         *       92
         *     ]
         */
        ids: number[];
      };
      header?: {
        /** @description Waits until the response includes this position: the X-Event-Position of an earlier response. */
        'X-After-Position'?: components['parameters']['AfterPosition'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      204: {
        headers: {
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['NotSignedIn'];
      403: components['responses']['NotAllowed'];
      404: components['responses']['NotFound'];
      /** @description Conflicts with the current state. `details` of `consignment.partly_changed`: {changedIds, unchanged} */
      409: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?: 'consignment.not_deleted' | 'consignment.partly_changed';
          } & unknown;
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  getUnNumber: {
    parameters: {
      query: {
        /**
         * @description UN number, without its letters.
         * @example 12
         */
        unNumberId: number;
      };
      header?: {
        /** @description Waits until the response includes this position: the X-Event-Position of an earlier response. */
        'X-After-Position'?: components['parameters']['AfterPosition'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UnNumberView'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['NotSignedIn'];
      /** @description Not allowed */
      403: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?: 'key.address';
          };
        };
      };
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  listEventTypes: {
    parameters: {
      query?: never;
      header?: {
        /** @description Waits until the response includes this position: the X-Event-Position of an earlier response. */
        'X-After-Position'?: components['parameters']['AfterPosition'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EventTypeView'][];
        };
      };
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  listEvents: {
    parameters: {
      query?: {
        /** @description Cursor of the previous response; events after it are returned. Replaces `from`. */
        after?: string | null;
        /** @description Only events of this client and its sub clients; all that the key can read if absent. */
        clientId?: number | null;
        /** @description Where to start without a cursor: `now` (the default), `beginning`, or an instant with its time and zone, such as `2026-11-20T00:00:00Z`; then the first events may be up to a minute older. */
        from?: string | null;
        /** @description Maximum number of events in the response. */
        limit?: number;
        /** @description Event types, or families such as `consignment.*`, which stand for all their types; `*` for all. Separated by commas, or the parameter is repeated. All types if absent. */
        types?: unknown[] | null;
        /** @description Seconds to wait for the next event if there is none yet; the response arrives as soon as there is one. At most four calls of a key wait at a time. */
        waitSeconds?: number;
      };
      header?: {
        /** @description Waits until the response includes this position: the X-Event-Position of an earlier response. */
        'X-After-Position'?: components['parameters']['AfterPosition'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EventFeedView'];
        };
      };
      /** @description The request is not valid. `details` of `request.invalid`: a list of {path, message} */
      400: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?:
              'events.cursor_invalid' | 'request.invalid' | 'request.malformed' | 'scope.mixed';
          } & unknown;
        };
      };
      401: components['responses']['NotSignedIn'];
      403: components['responses']['OutOfScope'];
      /** @description No longer available. `details` of `events.cursor_expired`: {earliest} */
      410: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?: 'events.cursor_expired';
          } & unknown;
        };
      };
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  listEventReaders: {
    parameters: {
      query?: {
        /** @description Id of the client. A key may name its client or one of its sub clients; `GET /api/v1/auth/permission` lists them. */
        clientId?: number | null;
        /** @description Id of the customer, for staff of the customer; a key names a client instead. */
        customerId?: number | null;
      };
      header?: {
        /** @description Waits until the response includes this position: the X-Event-Position of an earlier response. */
        'X-After-Position'?: components['parameters']['AfterPosition'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EventReaderView'][];
        };
      };
      /** @description The request is not valid. `details` of `request.invalid`: a list of {path, message} */
      400: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?: 'request.invalid' | 'request.malformed' | 'scope.mixed';
          } & unknown;
        };
      };
      401: components['responses']['NotSignedIn'];
      403: components['responses']['OutOfScope'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  listImports: {
    parameters: {
      query?: {
        /** @description Id of the client. A key may name its client or one of its sub clients; `GET /api/v1/auth/permission` lists them. */
        clientId?: number | null;
        /** @description Text that a row has to contain. */
        filter?: string | null;
        /** @description Kind of records that the rows become; absent for all. */
        kind?: 'CONSIGNMENT' | 'ADDRESS' | 'RATE_CARD' | 'CARRIER_ZONE' | null;
        /** @description Zero-based. */
        page?: number;
        /** @description Number of rows of a page. */
        size?: number;
        /** @description For example `company,ASC`. */
        sort?: string | null;
        /** @description Only imports in this state. */
        state?:
          | 'RECEIVED'
          | 'PLANNING'
          | 'PLANNED'
          | 'RUNNING'
          | 'COMPLETED'
          | 'REJECTED'
          | 'CANCELLED'
          | 'EXPIRED'
          | null;
      };
      header?: {
        /** @description Waits until the response includes this position: the X-Event-Position of an earlier response. */
        'X-After-Position'?: components['parameters']['AfterPosition'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ImportsView'];
        };
      };
      /** @description The request is not valid. `details` of `request.invalid`: a list of {path, message} */
      400: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?: 'request.invalid' | 'request.malformed' | 'scope.mixed';
          } & unknown;
        };
      };
      401: components['responses']['NotSignedIn'];
      403: components['responses']['OutOfScope'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  planImport: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same request with the same key returns the first response again, for a day. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
        /** @description Waits until the response includes this position: the X-Event-Position of an earlier response. */
        'X-After-Position'?: components['parameters']['AfterPosition'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': {
          /** @description Carrier of zones. */
          carrierId?: number | null;
          /** @description Carrier account of rate cards. */
          clientCarrierAccountId?: number | null;
          /** @description Client of consignments or addresses. */
          clientId?: number | null;
          /**
           * @description NEVER waits for *Commit an import*; GOOD_ROWS saves the valid records once planned, IF_NO_ERRORS all or none.
           * @enum {string}
           */
          commit?: 'NEVER' | 'IF_NO_ERRORS' | 'GOOD_ROWS';
          /**
           * Format: binary
           * @description The file.
           */
          file: Blob;
          /** @description Accepts a file that was imported before. */
          importAgain?: boolean;
          /**
           * @description Kind of records that the rows become.
           * @enum {unknown}
           */
          kind?: 'CONSIGNMENT' | 'ADDRESS' | 'RATE_CARD' | 'CARRIER_ZONE' | null;
          /** @description JSON; empty to use the headings. */
          mapping?: components['schemas']['ColumnMappingDto'] | null;
          /** @description JSON; empty for the defaults. */
          options?: components['schemas']['ImportOptionsDto'];
          /** @description Saves the mapping for files with the same headings, under this name. */
          rememberAs?: string;
        };
      };
    };
    responses: {
      /** @description Done */
      202: {
        headers: {
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ImportReceivedView'];
        };
      };
      /** @description The request is not valid. `details` of `request.invalid`: a list of {path, message} */
      400: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?: 'idempotency.key_too_long' | 'request.invalid' | 'request.malformed';
          } & unknown;
        };
      };
      401: components['responses']['NotSignedIn'];
      403: components['responses']['OutOfScope'];
      404: components['responses']['NotFound'];
      /** @description Conflicts with the current state. `details` of `record.changed_by_another`: `VersionConflictView` */
      409: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          /**
           * @description Sent with idempotency.under_way: seconds after which to repeat the request.
           * @example 5
           */
          'Retry-After'?: number;
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?:
              | 'idempotency.key_reused'
              | 'idempotency.under_way'
              | 'import.file_seen'
              | 'record.changed_by_another';
          } & unknown;
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  getImport: {
    parameters: {
      query?: never;
      header?: {
        /** @description Waits until the response includes this position: the X-Event-Position of an earlier response. */
        'X-After-Position'?: components['parameters']['AfterPosition'];
      };
      path: {
        /**
         * @description Id of the import.
         * @example 12
         */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ImportDetailView'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['NotSignedIn'];
      403: components['responses']['NotAllowed'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  cancelImport: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same request with the same key returns the first response again, for a day. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
        /** @description Waits until the response includes this position: the X-Event-Position of an earlier response. */
        'X-After-Position'?: components['parameters']['AfterPosition'];
      };
      path: {
        /**
         * @description Id of the import.
         * @example 12
         */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ImportReceivedView'];
        };
      };
      /** @description The request is not valid. `details` of `request.invalid`: a list of {path, message} */
      400: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?: 'idempotency.key_too_long' | 'request.invalid' | 'request.malformed';
          } & unknown;
        };
      };
      401: components['responses']['NotSignedIn'];
      403: components['responses']['NotAllowed'];
      404: components['responses']['NotFound'];
      /** @description Conflicts with the current state. `details` of `record.changed_by_another`: `VersionConflictView` */
      409: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          /**
           * @description Sent with idempotency.under_way: seconds after which to repeat the request.
           * @example 5
           */
          'Retry-After'?: number;
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?:
              | 'idempotency.key_reused'
              | 'idempotency.under_way'
              | 'import.being_published'
              | 'import.not_running'
              | 'record.changed_by_another';
          } & unknown;
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  commitImport: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same request with the same key returns the first response again, for a day. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
        /** @description Waits until the response includes this position: the X-Event-Position of an earlier response. */
        'X-After-Position'?: components['parameters']['AfterPosition'];
      };
      path: {
        /**
         * @description Id of the import.
         * @example 12
         */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CommitImportDto'];
      };
    };
    responses: {
      /** @description Done */
      202: {
        headers: {
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ImportReceivedView'];
        };
      };
      /** @description The request is not valid. `details` of `request.invalid`: a list of {path, message} */
      400: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?: 'idempotency.key_too_long' | 'request.invalid' | 'request.malformed';
          } & unknown;
        };
      };
      401: components['responses']['NotSignedIn'];
      403: components['responses']['OutOfScope'];
      404: components['responses']['NotFound'];
      /** @description Conflicts with the current state. `details` of `import.plan_outdated`: {changed}; `record.changed_by_another`: `VersionConflictView` */
      409: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          /**
           * @description Sent with idempotency.under_way: seconds after which to repeat the request.
           * @example 5
           */
          'Retry-After'?: number;
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?:
              | 'idempotency.key_reused'
              | 'idempotency.under_way'
              | 'import.has_errors'
              | 'import.no_longer_open'
              | 'import.not_planned'
              | 'import.plan_changed'
              | 'import.plan_outdated'
              | 'import.sample'
              | 'record.changed_by_another';
          } & unknown &
            unknown;
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  discardImport: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same request with the same key returns the first response again, for a day. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
        /** @description Waits until the response includes this position: the X-Event-Position of an earlier response. */
        'X-After-Position'?: components['parameters']['AfterPosition'];
      };
      path: {
        /**
         * @description Id of the import.
         * @example 12
         */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ImportReceivedView'];
        };
      };
      /** @description The request is not valid. `details` of `request.invalid`: a list of {path, message} */
      400: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?: 'idempotency.key_too_long' | 'request.invalid' | 'request.malformed';
          } & unknown;
        };
      };
      401: components['responses']['NotSignedIn'];
      403: components['responses']['NotAllowed'];
      404: components['responses']['NotFound'];
      /** @description Conflicts with the current state. `details` of `record.changed_by_another`: `VersionConflictView` */
      409: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          /**
           * @description Sent with idempotency.under_way: seconds after which to repeat the request.
           * @example 5
           */
          'Retry-After'?: number;
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?:
              | 'idempotency.key_reused'
              | 'idempotency.under_way'
              | 'import.no_longer_open'
              | 'record.changed_by_another';
          } & unknown;
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  getImportErrorFile: {
    parameters: {
      query?: never;
      header?: {
        /** @description Waits until the response includes this position: the X-Event-Position of an earlier response. */
        'X-After-Position'?: components['parameters']['AfterPosition'];
      };
      path: {
        /**
         * @description Id of the import.
         * @example 12
         */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The file */
      200: {
        headers: {
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          '*/*': Blob;
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['NotSignedIn'];
      403: components['responses']['NotAllowed'];
      /** @description Not found */
      404: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?: 'import.error_file_too_large' | 'record.not_found';
          };
        };
      };
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  getImportFile: {
    parameters: {
      query?: never;
      header?: {
        /** @description Waits until the response includes this position: the X-Event-Position of an earlier response. */
        'X-After-Position'?: components['parameters']['AfterPosition'];
      };
      path: {
        /**
         * @description Id of the import.
         * @example 12
         */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The file */
      200: {
        headers: {
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          '*/*': Blob;
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['NotSignedIn'];
      403: components['responses']['NotAllowed'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  listImportGroups: {
    parameters: {
      query?: {
        /** @description Only references with this plan, or FAILED for those with errors. */
        action?: 'CREATE' | 'UPDATE' | 'DRAFT' | 'SKIP' | 'ERROR' | 'FAILED' | null;
        /** @description `nextCursor` of the previous page. */
        cursor?: number;
        /** @description Text that the reference contains. */
        search?: string | null;
      };
      header?: {
        /** @description Waits until the response includes this position: the X-Event-Position of an earlier response. */
        'X-After-Position'?: components['parameters']['AfterPosition'];
      };
      path: {
        /**
         * @description Id of the import.
         * @example 12
         */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ImportGroupsView'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['NotSignedIn'];
      403: components['responses']['NotAllowed'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  getImportGroup: {
    parameters: {
      query?: never;
      header?: {
        /** @description Waits until the response includes this position: the X-Event-Position of an earlier response. */
        'X-After-Position'?: components['parameters']['AfterPosition'];
      };
      path: {
        /**
         * @description Id of the import.
         * @example 12
         */
        id: number;
        /**
         * @description Number of the reference within the file, from 1.
         * @example 3
         */
        no: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ImportGroupDetailView'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['NotSignedIn'];
      403: components['responses']['NotAllowed'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  editImportGroup: {
    parameters: {
      query?: never;
      header?: {
        /** @description Waits until the response includes this position: the X-Event-Position of an earlier response. */
        'X-After-Position'?: components['parameters']['AfterPosition'];
      };
      path: {
        /**
         * @description Id of the import.
         * @example 12
         */
        id: number;
        /**
         * @description Number of the reference within the file, from 1.
         * @example 3
         */
        no: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['EditImportGroupDto'];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ImportGroupDetailView'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['NotSignedIn'];
      403: components['responses']['OutOfScope'];
      404: components['responses']['NotFound'];
      /** @description Conflicts with the current state. `details` of `record.changed_by_another`: `VersionConflictView` */
      409: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?: 'import.not_planned' | 'import.plan_changed' | 'record.changed_by_another';
          } & unknown;
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  changeImportOptions: {
    parameters: {
      query?: never;
      header?: {
        /** @description Waits until the response includes this position: the X-Event-Position of an earlier response. */
        'X-After-Position'?: components['parameters']['AfterPosition'];
      };
      path: {
        /**
         * @description Id of the import.
         * @example 12
         */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ImportOptionsDto'];
      };
    };
    responses: {
      /** @description Done */
      202: {
        headers: {
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ImportReceivedView'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['NotSignedIn'];
      403: components['responses']['OutOfScope'];
      404: components['responses']['NotFound'];
      /** @description Conflicts with the current state. `details` of `record.changed_by_another`: `VersionConflictView` */
      409: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?: 'import.no_longer_open' | 'record.changed_by_another';
          } & unknown;
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  inspectImportColumns: {
    parameters: {
      query?: never;
      header?: {
        /** @description Waits until the response includes this position: the X-Event-Position of an earlier response. */
        'X-After-Position'?: components['parameters']['AfterPosition'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': {
          /** @description Carrier of zones. */
          carrierId?: number | null;
          /** @description Carrier account of rate cards. */
          clientCarrierAccountId?: number | null;
          /** @description Client of consignments or addresses. */
          clientId?: number | null;
          /**
           * Format: binary
           * @description The file.
           */
          file: Blob;
          /**
           * @description Kind of records that the rows become.
           * @enum {unknown}
           */
          kind?: 'CONSIGNMENT' | 'ADDRESS' | 'RATE_CARD' | 'CARRIER_ZONE' | null;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ImportColumnsView'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['NotSignedIn'];
      403: components['responses']['OutOfScope'];
      404: components['responses']['NotFound'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  getImportSample: {
    parameters: {
      query: {
        /**
         * @description Id of the client. A key may name its client or one of its sub clients; `GET /api/v1/auth/permission` lists them.
         * @example 10
         */
        clientId: number;
      };
      header?: {
        /** @description Waits until the response includes this position: the X-Event-Position of an earlier response. */
        'X-After-Position'?: components['parameters']['AfterPosition'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The file */
      200: {
        headers: {
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          '*/*': Blob;
        };
      };
      /** @description The request is not valid. `details` of `consignment.not_valid`: a list of {path, message}; `request.invalid`: a list of {path, message} */
      400: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?:
              | 'address.unknown_suburb'
              | 'consignment.no_carrier'
              | 'consignment.not_valid'
              | 'request.invalid'
              | 'request.malformed';
          } & unknown &
            unknown;
        };
      };
      401: components['responses']['NotSignedIn'];
      403: components['responses']['OutOfScope'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  planImportSample: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same request with the same key returns the first response again, for a day. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
        /** @description Waits until the response includes this position: the X-Event-Position of an earlier response. */
        'X-After-Position'?: components['parameters']['AfterPosition'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SampleImportDto'];
      };
    };
    responses: {
      /** @description Done */
      202: {
        headers: {
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ImportReceivedView'];
        };
      };
      /** @description The request is not valid. `details` of `consignment.not_valid`: a list of {path, message}; `request.invalid`: a list of {path, message} */
      400: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?:
              | 'address.unknown_suburb'
              | 'consignment.no_carrier'
              | 'consignment.not_valid'
              | 'idempotency.key_too_long'
              | 'request.invalid'
              | 'request.malformed';
          } & unknown &
            unknown;
        };
      };
      401: components['responses']['NotSignedIn'];
      403: components['responses']['OutOfScope'];
      404: components['responses']['NotFound'];
      /** @description Conflicts with the current state. `details` of `record.changed_by_another`: `VersionConflictView` */
      409: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          /**
           * @description Sent with idempotency.under_way: seconds after which to repeat the request.
           * @example 5
           */
          'Retry-After'?: number;
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?:
              | 'idempotency.key_reused'
              | 'idempotency.under_way'
              | 'import.file_seen'
              | 'import.sample_not_priced'
              | 'record.changed_by_another';
          } & unknown;
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  listItemSelection: {
    parameters: {
      query: {
        /**
         * @description Id of the client. A key may name its client or one of its sub clients; `GET /api/v1/auth/permission` lists them.
         * @example 10
         */
        clientId: number;
      };
      header?: {
        /** @description Waits until the response includes this position: the X-Event-Position of an earlier response. */
        'X-After-Position'?: components['parameters']['AfterPosition'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ItemTypeView'][];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['NotSignedIn'];
      403: components['responses']['OutOfScope'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  listItemTemplates: {
    parameters: {
      query: {
        /**
         * @description Id of the client. A key may name its client or one of its sub clients; `GET /api/v1/auth/permission` lists them.
         * @example 10
         */
        clientId: number;
      };
      header?: {
        /** @description Waits until the response includes this position: the X-Event-Position of an earlier response. */
        'X-After-Position'?: components['parameters']['AfterPosition'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            customItems: components['schemas']['ItemTemplateView'][];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['NotSignedIn'];
      403: components['responses']['OutOfScope'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  listItemTypes: {
    parameters: {
      query: {
        /**
         * @description Id of the client. A key may name its client or one of its sub clients; `GET /api/v1/auth/permission` lists them.
         * @example 10
         */
        clientId: number;
      };
      header?: {
        /** @description Waits until the response includes this position: the X-Event-Position of an earlier response. */
        'X-After-Position'?: components['parameters']['AfterPosition'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ItemTypeView'][];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['NotSignedIn'];
      403: components['responses']['OutOfScope'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  listManifests: {
    parameters: {
      query?: {
        /** @description Id of the client. A key may name its client or one of its sub clients; `GET /api/v1/auth/permission` lists them. */
        clientId?: number | null;
        /** @description Text that a row has to contain. */
        filter?: string | null;
        /** @description Beginning of the period, an instant. */
        from?: unknown;
        /** @description Only those that could not be sent to the carrier. */
        integrationFailures?: boolean;
        /** @description Zero-based. */
        page?: number;
        /** @description Only records for which the caller has this permission; for the portal. */
        permission?:
          | 'READ_CLIENT'
          | 'CREATE_CLIENT'
          | 'UPDATE_CLIENT'
          | 'DELETE_CLIENT'
          | 'READ_ADDRESS'
          | 'CREATE_ADDRESS'
          | 'UPDATE_ADDRESS'
          | 'READ_CONSIGNMENT'
          | 'CREATE_CONSIGNMENT'
          | 'UPDATE_CONSIGNMENT'
          | 'READ_MANIFEST'
          | 'PAPERWORK'
          | 'READ_HISTORY'
          | 'CUSTOMER_CONTENT'
          | 'CLIENT_CONTENT'
          | 'SUPER_ADMIN_CONTENT'
          | 'ACCOUNT_MANAGER_CONTENT'
          | 'CUSTOMER_REPORTING'
          | 'CLIENT_REPORTING'
          | 'CREATE_QUOTE'
          | 'DELETE_QUOTE'
          | 'RESEND_DATA'
          | 'SETTINGS_SCREEN'
          | 'READ_ITEM_TEMPLATE'
          | 'CREATE_ITEM_TEMPLATE'
          | 'UPDATE_ITEM_TEMPLATE'
          | 'DELETE_ITEM_TEMPLATE'
          | 'READ_ITEM'
          | 'UPDATE_ITEM'
          | 'READ_CATEGORY'
          | 'CREATE_CATEGORY'
          | 'DELETE_CATEGORY'
          | 'READ_CLIENT_PAYER_ACCOUNT'
          | 'CREATE_CLIENT_PAYER_ACCOUNT'
          | 'UPDATE_CLIENT_PAYER_ACCOUNT'
          | 'DELETE_CLIENT_PAYER_ACCOUNT'
          | 'CREATE_EMAIL_TEMPLATE'
          | 'READ_EMAIL_TEMPLATE'
          | 'READ_CARRIER'
          | 'READ_USER'
          | 'CREATE_USER'
          | 'UPDATE_USER'
          | 'DELETE_USER'
          | 'CREATE_USER_ROLE'
          | 'UPDATE_USER_ROLE'
          | 'DELETE_USER_ROLE'
          | 'READ_CUSTOMER'
          | 'CREATE_CUSTOMER'
          | 'UPDATE_CUSTOMER'
          | 'DELETE_CUSTOMER'
          | 'READ_CUSTOMER_CARRIER'
          | 'CREATE_CUSTOM_CARRIER'
          | 'READ_CARRIER_CUT_OFF'
          | 'CREATE_CARRIER_CUT_OFF'
          | 'UPDATE_CARRIER_CUT_OFF'
          | 'READ_CUSTOMER_CARRIER_ACCOUNT'
          | 'CREATE_CUSTOMER_CARRIER_ACCOUNT'
          | 'UPDATE_CUSTOMER_CARRIER_ACCOUNT'
          | 'DELETE_CUSTOMER_CARRIER_ACCOUNT'
          | 'READ_PREFIX'
          | 'CREATE_PREFIX'
          | 'DELETE_PREFIX'
          | 'READ_RULES_FEES'
          | 'CREATE_RULES_FEES'
          | 'UPDATE_RULES_FEES'
          | 'READ_CLIENT_CARRIER_ACCOUNT'
          | 'CREATE_CLIENT_CARRIER_ACCOUNT'
          | 'UPDATE_CLIENT_CARRIER_ACCOUNT'
          | 'DELETE_CLIENT_CARRIER_ACCOUNT'
          | 'READ_RATECARD'
          | 'CREATE_RATECARD'
          | 'DELETE_RATECARD'
          | 'READ_SET_ASIDE'
          | 'WORK_SET_ASIDE'
          | 'READ_CLIENT_INTEGRATION'
          | 'CREATE_CLIENT_INTEGRATION'
          | 'UPDATE_CLIENT_INTEGRATION'
          | 'DELETE_CLIENT_INTEGRATION'
          | 'READ_WEBHOOK'
          | 'CREATE_WEBHOOK'
          | 'UPDATE_WEBHOOK'
          | 'DELETE_WEBHOOK'
          | 'UPDATE_TRANSIT_TIME'
          | 'READ_CARRIER_ZONE'
          | 'CREATE_CARRIER_ZONE_SYSTEM'
          | 'UPDATE_CARRIER_ZONE_SYSTEM'
          | 'READ_SECURITY_LOG'
          | 'READ_EVENT_FEED'
          | 'READ_IMPORT'
          | 'CREATE_IMPORT'
          | 'RUN_INTEGRATION'
          | 'PUSH_ORDERS'
          | null;
        /** @description Number of rows of a page. */
        size?: number;
        /** @description For example `company,ASC`. */
        sort?: string | null;
        /** @description End of the period, an instant. */
        to?: unknown;
      };
      header?: {
        /** @description Waits until the response includes this position: the X-Event-Position of an earlier response. */
        'X-After-Position'?: components['parameters']['AfterPosition'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ManifestListPage'];
        };
      };
      /** @description The request is not valid. `details` of `request.invalid`: a list of {path, message} */
      400: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?: 'request.invalid' | 'request.malformed' | 'scope.mixed';
          } & unknown;
        };
      };
      401: components['responses']['NotSignedIn'];
      403: components['responses']['OutOfScope'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  createManifest: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same request with the same key returns the first response again, for a day. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
        /** @description Waits until the response includes this position: the X-Event-Position of an earlier response. */
        'X-After-Position'?: components['parameters']['AfterPosition'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CreateManifestDto'];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CreatedManifestView'];
        };
      };
      /** @description The request is not valid. `details` of `request.invalid`: a list of {path, message} */
      400: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?:
              | 'idempotency.key_too_long'
              | 'manifest.pickup_times'
              | 'request.invalid'
              | 'request.malformed';
          } & unknown;
        };
      };
      401: components['responses']['NotSignedIn'];
      403: components['responses']['NotAllowed'];
      404: components['responses']['NotFound'];
      /** @description Conflicts with the current state. `details` of `manifest.rollover_required`: {dispatchDate} */
      409: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          /**
           * @description Sent with idempotency.under_way: seconds after which to repeat the request.
           * @example 5
           */
          'Retry-After'?: number;
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?:
              | 'consignment.not_manifestable'
              | 'idempotency.key_reused'
              | 'idempotency.under_way'
              | 'manifest.deleted'
              | 'manifest.different_dates'
              | 'manifest.different_kinds'
              | 'manifest.empty'
              | 'manifest.manifested'
              | 'manifest.rollover_required';
          } & unknown;
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  listOpenManifests: {
    parameters: {
      query?: {
        /** @description Id of the client. A key may name its client or one of its sub clients; `GET /api/v1/auth/permission` lists them. */
        clientId?: number | null;
        /** @description Text that a row has to contain. */
        filter?: string | null;
        /** @description Beginning of the period, an instant. */
        from?: unknown;
        /** @description `false` leaves out the consignments of the groups. With them, a response has at most 10,000 consignments; groups after that have none, and can be listed with `openManifestId`. */
        includeConsignments?: boolean;
        /** @description Only those that could not be sent to the carrier. */
        integrationFailures?: boolean;
        /** @description Only this group. */
        openManifestId?: number | null;
        /** @description Zero-based. */
        page?: number;
        /** @description Only records for which the caller has this permission; for the portal. */
        permission?:
          | 'READ_CLIENT'
          | 'CREATE_CLIENT'
          | 'UPDATE_CLIENT'
          | 'DELETE_CLIENT'
          | 'READ_ADDRESS'
          | 'CREATE_ADDRESS'
          | 'UPDATE_ADDRESS'
          | 'READ_CONSIGNMENT'
          | 'CREATE_CONSIGNMENT'
          | 'UPDATE_CONSIGNMENT'
          | 'READ_MANIFEST'
          | 'PAPERWORK'
          | 'READ_HISTORY'
          | 'CUSTOMER_CONTENT'
          | 'CLIENT_CONTENT'
          | 'SUPER_ADMIN_CONTENT'
          | 'ACCOUNT_MANAGER_CONTENT'
          | 'CUSTOMER_REPORTING'
          | 'CLIENT_REPORTING'
          | 'CREATE_QUOTE'
          | 'DELETE_QUOTE'
          | 'RESEND_DATA'
          | 'SETTINGS_SCREEN'
          | 'READ_ITEM_TEMPLATE'
          | 'CREATE_ITEM_TEMPLATE'
          | 'UPDATE_ITEM_TEMPLATE'
          | 'DELETE_ITEM_TEMPLATE'
          | 'READ_ITEM'
          | 'UPDATE_ITEM'
          | 'READ_CATEGORY'
          | 'CREATE_CATEGORY'
          | 'DELETE_CATEGORY'
          | 'READ_CLIENT_PAYER_ACCOUNT'
          | 'CREATE_CLIENT_PAYER_ACCOUNT'
          | 'UPDATE_CLIENT_PAYER_ACCOUNT'
          | 'DELETE_CLIENT_PAYER_ACCOUNT'
          | 'CREATE_EMAIL_TEMPLATE'
          | 'READ_EMAIL_TEMPLATE'
          | 'READ_CARRIER'
          | 'READ_USER'
          | 'CREATE_USER'
          | 'UPDATE_USER'
          | 'DELETE_USER'
          | 'CREATE_USER_ROLE'
          | 'UPDATE_USER_ROLE'
          | 'DELETE_USER_ROLE'
          | 'READ_CUSTOMER'
          | 'CREATE_CUSTOMER'
          | 'UPDATE_CUSTOMER'
          | 'DELETE_CUSTOMER'
          | 'READ_CUSTOMER_CARRIER'
          | 'CREATE_CUSTOM_CARRIER'
          | 'READ_CARRIER_CUT_OFF'
          | 'CREATE_CARRIER_CUT_OFF'
          | 'UPDATE_CARRIER_CUT_OFF'
          | 'READ_CUSTOMER_CARRIER_ACCOUNT'
          | 'CREATE_CUSTOMER_CARRIER_ACCOUNT'
          | 'UPDATE_CUSTOMER_CARRIER_ACCOUNT'
          | 'DELETE_CUSTOMER_CARRIER_ACCOUNT'
          | 'READ_PREFIX'
          | 'CREATE_PREFIX'
          | 'DELETE_PREFIX'
          | 'READ_RULES_FEES'
          | 'CREATE_RULES_FEES'
          | 'UPDATE_RULES_FEES'
          | 'READ_CLIENT_CARRIER_ACCOUNT'
          | 'CREATE_CLIENT_CARRIER_ACCOUNT'
          | 'UPDATE_CLIENT_CARRIER_ACCOUNT'
          | 'DELETE_CLIENT_CARRIER_ACCOUNT'
          | 'READ_RATECARD'
          | 'CREATE_RATECARD'
          | 'DELETE_RATECARD'
          | 'READ_SET_ASIDE'
          | 'WORK_SET_ASIDE'
          | 'READ_CLIENT_INTEGRATION'
          | 'CREATE_CLIENT_INTEGRATION'
          | 'UPDATE_CLIENT_INTEGRATION'
          | 'DELETE_CLIENT_INTEGRATION'
          | 'READ_WEBHOOK'
          | 'CREATE_WEBHOOK'
          | 'UPDATE_WEBHOOK'
          | 'DELETE_WEBHOOK'
          | 'UPDATE_TRANSIT_TIME'
          | 'READ_CARRIER_ZONE'
          | 'CREATE_CARRIER_ZONE_SYSTEM'
          | 'UPDATE_CARRIER_ZONE_SYSTEM'
          | 'READ_SECURITY_LOG'
          | 'READ_EVENT_FEED'
          | 'READ_IMPORT'
          | 'CREATE_IMPORT'
          | 'RUN_INTEGRATION'
          | 'PUSH_ORDERS'
          | null;
        /** @description Number of rows of a page. */
        size?: number;
        /** @description For example `company,ASC`. */
        sort?: string | null;
        /** @description End of the period, an instant. */
        to?: unknown;
      };
      header?: {
        /** @description Waits until the response includes this position: the X-Event-Position of an earlier response. */
        'X-After-Position'?: components['parameters']['AfterPosition'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OpenManifestListPage'];
        };
      };
      /** @description The request is not valid. `details` of `request.invalid`: a list of {path, message} */
      400: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?: 'request.invalid' | 'request.malformed' | 'scope.mixed';
          } & unknown;
        };
      };
      401: components['responses']['NotSignedIn'];
      403: components['responses']['OutOfScope'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  uploadOrderFile: {
    parameters: {
      query?: {
        /** @description Id of the client; needed unless the key belongs to one client. */
        clientId?: number | null;
        /** @description What is done with the planned file: GOOD_ROWS saves its valid records, IF_NO_ERRORS all or none, NEVER waits for a person to review the plan in the portal. */
        commit?: 'NEVER' | 'IF_NO_ERRORS' | 'GOOD_ROWS';
        /** @description Name of the file in the list of imports and in the acknowledgement. */
        fileName?: string | null;
        /** @description Imports content again that the client has pushed before, instead of returning the earlier file. */
        importAgain?: boolean;
        /** @description Saves records with errors as drafts, to be corrected in the portal. */
        keepFaultyAsDrafts?: boolean;
        /** @description Which offer an order is created with. */
        offer?: 'CHEAPEST' | 'FASTEST';
        /** @description Seconds to wait for the acknowledgement; 0 for none. */
        wait?: number;
        /** @description What is done with a record whose reference exists: SKIP leaves it as it is, UPDATE changes it (a consignment while it is not manifested), REFUSE is an error. */
        whenKnown?: 'SKIP' | 'UPDATE' | 'REFUSE';
      };
      header?: {
        /** @description The same request with the same key returns the first response again, for a day. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
        /** @description Waits until the response includes this position: the X-Event-Position of an earlier response. */
        'X-After-Position'?: components['parameters']['AfterPosition'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': {
          /**
           * Format: binary
           * @description The file.
           */
          file: Blob;
        };
      };
    };
    responses: {
      /** @description The acknowledgement, in the format of the file */
      200: {
        headers: {
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OrderAcknowledgementView'];
          'application/xml': string;
          'text/csv': string;
        };
      };
      /** @description The file is still being processed. Get `statusUrl` after a second or two, then every 5 to 10 seconds, until the status is 200; a large file takes minutes. */
      202: {
        headers: {
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PushedFileView'];
        };
      };
      /** @description The request is not valid. `details` of `request.invalid`: a list of {path, message} */
      400: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?: 'idempotency.key_too_long' | 'request.invalid' | 'request.malformed';
          } & unknown;
        };
      };
      401: components['responses']['NotSignedIn'];
      403: components['responses']['OutOfScope'];
      404: components['responses']['NotFound'];
      /** @description Conflicts with the current state. `details` of `record.changed_by_another`: `VersionConflictView` */
      409: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          /**
           * @description Sent with idempotency.under_way: seconds after which to repeat the request.
           * @example 5
           */
          'Retry-After'?: number;
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?:
              | 'idempotency.key_reused'
              | 'idempotency.under_way'
              | 'import.file_seen'
              | 'record.changed_by_another';
          } & unknown;
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  getOrderFile: {
    parameters: {
      query?: never;
      header?: {
        /** @description Waits until the response includes this position: the X-Event-Position of an earlier response. */
        'X-After-Position'?: components['parameters']['AfterPosition'];
      };
      path: {
        /**
         * @description Id of the pushed file, `fileId` of the response to it.
         * @example 12
         */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The acknowledgement, in the format of the file */
      200: {
        headers: {
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OrderAcknowledgementView'];
          'application/xml': string;
          'text/csv': string;
        };
      };
      /** @description The file is still being processed. Get `statusUrl` after a second or two, then every 5 to 10 seconds, until the status is 200; a large file takes minutes. */
      202: {
        headers: {
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PushedFileView'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['NotSignedIn'];
      403: components['responses']['NotAllowed'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  getConsignmentNote: {
    parameters: {
      query?: never;
      header?: {
        /** @description Waits until the response includes this position: the X-Event-Position of an earlier response. */
        'X-After-Position'?: components['parameters']['AfterPosition'];
      };
      path: {
        /**
         * @description Id of the consignment.
         * @example 12
         */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The file */
      200: {
        headers: {
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          '*/*': Blob;
        };
      };
      /** @description The request is not valid. `details` of `request.invalid`: a list of {path, message} */
      400: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?:
              | 'prefix_range.number_too_long'
              | 'request.invalid'
              | 'request.malformed'
              | 'scope.mixed';
          } & unknown;
        };
      };
      401: components['responses']['NotSignedIn'];
      403: components['responses']['NotAllowed'];
      404: components['responses']['NotFound'];
      /** @description Conflicts with the current state */
      409: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?: 'consignment.deleted' | 'paperwork.not_available';
          };
        };
      };
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  getManifestPaper: {
    parameters: {
      query?: never;
      header?: {
        /** @description Waits until the response includes this position: the X-Event-Position of an earlier response. */
        'X-After-Position'?: components['parameters']['AfterPosition'];
      };
      path: {
        /**
         * @description Id of the manifest.
         * @example 12
         */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The file */
      200: {
        headers: {
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          '*/*': Blob;
        };
      };
      /** @description The request is not valid. `details` of `request.invalid`: a list of {path, message} */
      400: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?: 'request.invalid' | 'request.malformed' | 'scope.mixed';
          } & unknown;
        };
      };
      401: components['responses']['NotSignedIn'];
      403: components['responses']['NotAllowed'];
      404: components['responses']['NotFound'];
      /** @description Conflicts with the current state */
      409: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?: 'consignment.deleted' | 'paperwork.not_available';
          };
        };
      };
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  getDangerousGoodsDeclaration: {
    parameters: {
      query?: never;
      header?: {
        /** @description Waits until the response includes this position: the X-Event-Position of an earlier response. */
        'X-After-Position'?: components['parameters']['AfterPosition'];
      };
      path: {
        /**
         * @description Id of the consignment.
         * @example 12
         */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The file */
      200: {
        headers: {
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          '*/*': Blob;
        };
      };
      /** @description None found */
      204: {
        headers: {
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The request is not valid. `details` of `request.invalid`: a list of {path, message} */
      400: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?: 'request.invalid' | 'request.malformed' | 'scope.mixed';
          } & unknown;
        };
      };
      401: components['responses']['NotSignedIn'];
      403: components['responses']['NotAllowed'];
      404: components['responses']['NotFound'];
      /** @description Conflicts with the current state */
      409: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?: 'consignment.deleted' | 'paperwork.not_available';
          };
        };
      };
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  getDangerousGoodsDeclarationOfManifest: {
    parameters: {
      query?: never;
      header?: {
        /** @description Waits until the response includes this position: the X-Event-Position of an earlier response. */
        'X-After-Position'?: components['parameters']['AfterPosition'];
      };
      path: {
        /**
         * @description Id of the manifest.
         * @example 12
         */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The file */
      200: {
        headers: {
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          '*/*': Blob;
        };
      };
      /** @description None found */
      204: {
        headers: {
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The request is not valid. `details` of `request.invalid`: a list of {path, message} */
      400: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?: 'request.invalid' | 'request.malformed' | 'scope.mixed';
          } & unknown;
        };
      };
      401: components['responses']['NotSignedIn'];
      403: components['responses']['NotAllowed'];
      404: components['responses']['NotFound'];
      /** @description Conflicts with the current state */
      409: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?: 'consignment.deleted' | 'paperwork.not_available';
          };
        };
      };
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  getFreightSummary: {
    parameters: {
      query?: never;
      header?: {
        /** @description Waits until the response includes this position: the X-Event-Position of an earlier response. */
        'X-After-Position'?: components['parameters']['AfterPosition'];
      };
      path: {
        /**
         * @description Id of the manifest.
         * @example 12
         */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The file */
      200: {
        headers: {
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          '*/*': Blob;
        };
      };
      /** @description The request is not valid. `details` of `request.invalid`: a list of {path, message} */
      400: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?: 'request.invalid' | 'request.malformed' | 'scope.mixed';
          } & unknown;
        };
      };
      401: components['responses']['NotSignedIn'];
      403: components['responses']['NotAllowed'];
      404: components['responses']['NotFound'];
      /** @description Conflicts with the current state */
      409: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?: 'consignment.deleted' | 'paperwork.not_available';
          };
        };
      };
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  getLabelsOfConsignments: {
    parameters: {
      query: {
        /**
         * @description Ids, separated by commas.
         * @example [
         *       91,
         *       92
         *     ]
         */
        ids: number[];
      };
      header?: {
        /** @description Waits until the response includes this position: the X-Event-Position of an earlier response. */
        'X-After-Position'?: components['parameters']['AfterPosition'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The file */
      200: {
        headers: {
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          '*/*': Blob;
        };
      };
      /** @description The request is not valid. `details` of `request.invalid`: a list of {path, message} */
      400: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?:
              | 'paperwork.too_many'
              | 'prefix_range.number_too_long'
              | 'request.invalid'
              | 'request.malformed'
              | 'scope.mixed';
          } & unknown;
        };
      };
      401: components['responses']['NotSignedIn'];
      403: components['responses']['NotAllowed'];
      404: components['responses']['NotFound'];
      /** @description Conflicts with the current state */
      409: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?: 'consignment.deleted' | 'paperwork.labels_deleted' | 'paperwork.not_available';
          };
        };
      };
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  getLabels: {
    parameters: {
      query?: never;
      header?: {
        /** @description Waits until the response includes this position: the X-Event-Position of an earlier response. */
        'X-After-Position'?: components['parameters']['AfterPosition'];
      };
      path: {
        /**
         * @description Id of the consignment.
         * @example 12
         */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The file */
      200: {
        headers: {
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          '*/*': Blob;
        };
      };
      /** @description The request is not valid. `details` of `request.invalid`: a list of {path, message} */
      400: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?:
              | 'paperwork.too_many'
              | 'prefix_range.number_too_long'
              | 'request.invalid'
              | 'request.malformed'
              | 'scope.mixed';
          } & unknown;
        };
      };
      401: components['responses']['NotSignedIn'];
      403: components['responses']['NotAllowed'];
      404: components['responses']['NotFound'];
      /** @description Conflicts with the current state */
      409: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?: 'consignment.deleted' | 'paperwork.labels_deleted' | 'paperwork.not_available';
          };
        };
      };
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  getLabelsOfManifest: {
    parameters: {
      query?: never;
      header?: {
        /** @description Waits until the response includes this position: the X-Event-Position of an earlier response. */
        'X-After-Position'?: components['parameters']['AfterPosition'];
      };
      path: {
        /**
         * @description Id of the manifest.
         * @example 12
         */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The file */
      200: {
        headers: {
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          '*/*': Blob;
        };
      };
      /** @description The request is not valid. `details` of `request.invalid`: a list of {path, message} */
      400: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?:
              | 'paperwork.too_many'
              | 'prefix_range.number_too_long'
              | 'request.invalid'
              | 'request.malformed'
              | 'scope.mixed';
          } & unknown;
        };
      };
      401: components['responses']['NotSignedIn'];
      403: components['responses']['NotAllowed'];
      404: components['responses']['NotFound'];
      /** @description Conflicts with the current state */
      409: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?: 'consignment.deleted' | 'paperwork.labels_deleted' | 'paperwork.not_available';
          };
        };
      };
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  getLabelsOfOpenManifest: {
    parameters: {
      query?: never;
      header?: {
        /** @description Waits until the response includes this position: the X-Event-Position of an earlier response. */
        'X-After-Position'?: components['parameters']['AfterPosition'];
      };
      path: {
        /**
         * @description Id of the group, from *List groups that can be manifested together*.
         * @example 12
         */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The file */
      200: {
        headers: {
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          '*/*': Blob;
        };
      };
      /** @description The request is not valid. `details` of `request.invalid`: a list of {path, message} */
      400: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?:
              | 'paperwork.too_many'
              | 'prefix_range.number_too_long'
              | 'request.invalid'
              | 'request.malformed'
              | 'scope.mixed';
          } & unknown;
        };
      };
      401: components['responses']['NotSignedIn'];
      403: components['responses']['NotAllowed'];
      404: components['responses']['NotFound'];
      /** @description Conflicts with the current state */
      409: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?: 'consignment.deleted' | 'paperwork.labels_deleted' | 'paperwork.not_available';
          };
        };
      };
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  printManifestPaper: {
    parameters: {
      query?: never;
      header?: {
        /** @description Waits until the response includes this position: the X-Event-Position of an earlier response. */
        'X-After-Position'?: components['parameters']['AfterPosition'];
      };
      path: {
        /**
         * @description Id of the manifest.
         * @example 12
         */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      204: {
        headers: {
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The request is not valid */
      400: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'];
          'text/plain': string;
        };
      };
      /** @description Not signed in */
      401: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'];
          'text/plain': string;
        };
      };
      /** @description Not allowed */
      403: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'];
          'text/plain': string;
        };
      };
      /** @description Not found */
      404: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'];
          'text/plain': string;
        };
      };
      /** @description Conflicts with the current state */
      409: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'];
          'text/plain': string;
        };
      };
      /** @description Too many requests */
      429: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'Retry-After': components['headers']['RetryAfter'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'];
          'text/plain': string;
        };
      };
      /** @description An external service failed */
      502: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'];
          'text/plain': string;
        };
      };
      /** @description Temporarily unavailable */
      503: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'Retry-After': components['headers']['RetryAfter'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'];
          'text/plain': string;
        };
      };
    };
  };
  printFreightSummary: {
    parameters: {
      query?: never;
      header?: {
        /** @description Waits until the response includes this position: the X-Event-Position of an earlier response. */
        'X-After-Position'?: components['parameters']['AfterPosition'];
      };
      path: {
        /**
         * @description Id of the manifest.
         * @example 12
         */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      204: {
        headers: {
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The request is not valid */
      400: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'];
          'text/plain': string;
        };
      };
      /** @description Not signed in */
      401: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'];
          'text/plain': string;
        };
      };
      /** @description Not allowed */
      403: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'];
          'text/plain': string;
        };
      };
      /** @description Not found */
      404: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'];
          'text/plain': string;
        };
      };
      /** @description Conflicts with the current state */
      409: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'];
          'text/plain': string;
        };
      };
      /** @description Too many requests */
      429: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'Retry-After': components['headers']['RetryAfter'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'];
          'text/plain': string;
        };
      };
      /** @description An external service failed */
      502: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'];
          'text/plain': string;
        };
      };
      /** @description Temporarily unavailable */
      503: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'Retry-After': components['headers']['RetryAfter'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'];
          'text/plain': string;
        };
      };
    };
  };
  printLabels: {
    parameters: {
      query?: never;
      header?: {
        /** @description Waits until the response includes this position: the X-Event-Position of an earlier response. */
        'X-After-Position'?: components['parameters']['AfterPosition'];
      };
      path: {
        /**
         * @description Id of the consignment.
         * @example 12
         */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      204: {
        headers: {
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The request is not valid */
      400: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'];
          'text/plain': string;
        };
      };
      /** @description Not signed in */
      401: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'];
          'text/plain': string;
        };
      };
      /** @description Not allowed */
      403: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'];
          'text/plain': string;
        };
      };
      /** @description Not found */
      404: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'];
          'text/plain': string;
        };
      };
      /** @description Conflicts with the current state */
      409: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'];
          'text/plain': string;
        };
      };
      /** @description Too many requests */
      429: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'Retry-After': components['headers']['RetryAfter'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'];
          'text/plain': string;
        };
      };
      /** @description An external service failed */
      502: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'];
          'text/plain': string;
        };
      };
      /** @description Temporarily unavailable */
      503: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'Retry-After': components['headers']['RetryAfter'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'];
          'text/plain': string;
        };
      };
    };
  };
  printLabelsOfManifest: {
    parameters: {
      query?: never;
      header?: {
        /** @description Waits until the response includes this position: the X-Event-Position of an earlier response. */
        'X-After-Position'?: components['parameters']['AfterPosition'];
      };
      path: {
        /**
         * @description Id of the manifest.
         * @example 12
         */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      204: {
        headers: {
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The request is not valid */
      400: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'];
          'text/plain': string;
        };
      };
      /** @description Not signed in */
      401: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'];
          'text/plain': string;
        };
      };
      /** @description Not allowed */
      403: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'];
          'text/plain': string;
        };
      };
      /** @description Not found */
      404: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'];
          'text/plain': string;
        };
      };
      /** @description Conflicts with the current state */
      409: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'];
          'text/plain': string;
        };
      };
      /** @description Too many requests */
      429: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'Retry-After': components['headers']['RetryAfter'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'];
          'text/plain': string;
        };
      };
      /** @description An external service failed */
      502: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'];
          'text/plain': string;
        };
      };
      /** @description Temporarily unavailable */
      503: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'Retry-After': components['headers']['RetryAfter'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'];
          'text/plain': string;
        };
      };
    };
  };
  listQuotes: {
    parameters: {
      query: {
        /**
         * @description Id of the client. A key may name its client or one of its sub clients; `GET /api/v1/auth/permission` lists them.
         * @example 10
         */
        clientId: number;
      };
      header?: {
        /** @description Waits until the response includes this position: the X-Event-Position of an earlier response. */
        'X-After-Position'?: components['parameters']['AfterPosition'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['QuoteView'][];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['NotSignedIn'];
      403: components['responses']['OutOfScope'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  downloadClientReport: {
    parameters: {
      query: {
        /** @description Only consignments of this carrier. */
        carrierId?: number | null;
        /** @description All clients in scope if absent. */
        clientId?: number | null;
        /** @description Format of the file. */
        fileFormat?: 'csv' | 'xlsx';
        /**
         * @description First dispatch day, `yyyy-MM-dd`, or an instant.
         * @example 2026-11-23
         */
        fromDate: string;
        /** @description Narrows the report to the scope of this permission. */
        permission?:
          | 'READ_CLIENT'
          | 'CREATE_CLIENT'
          | 'UPDATE_CLIENT'
          | 'DELETE_CLIENT'
          | 'READ_ADDRESS'
          | 'CREATE_ADDRESS'
          | 'UPDATE_ADDRESS'
          | 'READ_CONSIGNMENT'
          | 'CREATE_CONSIGNMENT'
          | 'UPDATE_CONSIGNMENT'
          | 'READ_MANIFEST'
          | 'PAPERWORK'
          | 'READ_HISTORY'
          | 'CUSTOMER_CONTENT'
          | 'CLIENT_CONTENT'
          | 'SUPER_ADMIN_CONTENT'
          | 'ACCOUNT_MANAGER_CONTENT'
          | 'CUSTOMER_REPORTING'
          | 'CLIENT_REPORTING'
          | 'CREATE_QUOTE'
          | 'DELETE_QUOTE'
          | 'RESEND_DATA'
          | 'SETTINGS_SCREEN'
          | 'READ_ITEM_TEMPLATE'
          | 'CREATE_ITEM_TEMPLATE'
          | 'UPDATE_ITEM_TEMPLATE'
          | 'DELETE_ITEM_TEMPLATE'
          | 'READ_ITEM'
          | 'UPDATE_ITEM'
          | 'READ_CATEGORY'
          | 'CREATE_CATEGORY'
          | 'DELETE_CATEGORY'
          | 'READ_CLIENT_PAYER_ACCOUNT'
          | 'CREATE_CLIENT_PAYER_ACCOUNT'
          | 'UPDATE_CLIENT_PAYER_ACCOUNT'
          | 'DELETE_CLIENT_PAYER_ACCOUNT'
          | 'CREATE_EMAIL_TEMPLATE'
          | 'READ_EMAIL_TEMPLATE'
          | 'READ_CARRIER'
          | 'READ_USER'
          | 'CREATE_USER'
          | 'UPDATE_USER'
          | 'DELETE_USER'
          | 'CREATE_USER_ROLE'
          | 'UPDATE_USER_ROLE'
          | 'DELETE_USER_ROLE'
          | 'READ_CUSTOMER'
          | 'CREATE_CUSTOMER'
          | 'UPDATE_CUSTOMER'
          | 'DELETE_CUSTOMER'
          | 'READ_CUSTOMER_CARRIER'
          | 'CREATE_CUSTOM_CARRIER'
          | 'READ_CARRIER_CUT_OFF'
          | 'CREATE_CARRIER_CUT_OFF'
          | 'UPDATE_CARRIER_CUT_OFF'
          | 'READ_CUSTOMER_CARRIER_ACCOUNT'
          | 'CREATE_CUSTOMER_CARRIER_ACCOUNT'
          | 'UPDATE_CUSTOMER_CARRIER_ACCOUNT'
          | 'DELETE_CUSTOMER_CARRIER_ACCOUNT'
          | 'READ_PREFIX'
          | 'CREATE_PREFIX'
          | 'DELETE_PREFIX'
          | 'READ_RULES_FEES'
          | 'CREATE_RULES_FEES'
          | 'UPDATE_RULES_FEES'
          | 'READ_CLIENT_CARRIER_ACCOUNT'
          | 'CREATE_CLIENT_CARRIER_ACCOUNT'
          | 'UPDATE_CLIENT_CARRIER_ACCOUNT'
          | 'DELETE_CLIENT_CARRIER_ACCOUNT'
          | 'READ_RATECARD'
          | 'CREATE_RATECARD'
          | 'DELETE_RATECARD'
          | 'READ_SET_ASIDE'
          | 'WORK_SET_ASIDE'
          | 'READ_CLIENT_INTEGRATION'
          | 'CREATE_CLIENT_INTEGRATION'
          | 'UPDATE_CLIENT_INTEGRATION'
          | 'DELETE_CLIENT_INTEGRATION'
          | 'READ_WEBHOOK'
          | 'CREATE_WEBHOOK'
          | 'UPDATE_WEBHOOK'
          | 'DELETE_WEBHOOK'
          | 'UPDATE_TRANSIT_TIME'
          | 'READ_CARRIER_ZONE'
          | 'CREATE_CARRIER_ZONE_SYSTEM'
          | 'UPDATE_CARRIER_ZONE_SYSTEM'
          | 'READ_SECURITY_LOG'
          | 'READ_EVENT_FEED'
          | 'READ_IMPORT'
          | 'CREATE_IMPORT'
          | 'RUN_INTEGRATION'
          | 'PUSH_ORDERS'
          | null;
        /** @description One row for each item instead of each consignment. */
        showItemDetails?: boolean | null;
        /**
         * @description Last dispatch day, `yyyy-MM-dd`, or an instant.
         * @example 2026-11-23
         */
        toDate: string;
      };
      header?: {
        /** @description Waits until the response includes this position: the X-Event-Position of an earlier response. */
        'X-After-Position'?: components['parameters']['AfterPosition'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The file */
      200: {
        headers: {
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          '*/*': Blob;
        };
      };
      /** @description None found */
      204: {
        headers: {
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The request is not valid. `details` of `request.invalid`: a list of {path, message} */
      400: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?:
              | 'prefix_range.number_too_long'
              | 'request.invalid'
              | 'request.malformed'
              | 'scope.mixed';
          } & unknown;
        };
      };
      401: components['responses']['NotSignedIn'];
      403: components['responses']['OutOfScope'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  downloadOpenConsignments: {
    parameters: {
      query: {
        /**
         * @description Id of the client. A key may name its client or one of its sub clients; `GET /api/v1/auth/permission` lists them.
         * @example 10
         */
        clientId: number;
        /** @description Format of the file. */
        fileFormat?: 'csv' | 'xlsx';
        /** @description Id of a group of *List groups that can be manifested together*; all open consignments if absent. */
        openManifestId?: number | null;
      };
      header?: {
        /** @description Waits until the response includes this position: the X-Event-Position of an earlier response. */
        'X-After-Position'?: components['parameters']['AfterPosition'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The file */
      200: {
        headers: {
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          '*/*': Blob;
        };
      };
      /** @description None found */
      204: {
        headers: {
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['NotSignedIn'];
      403: components['responses']['OutOfScope'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  listTestMails: {
    parameters: {
      query: {
        /**
         * @description Id of the client. A key may name its client or one of its sub clients; `GET /api/v1/auth/permission` lists them.
         * @example 10
         */
        clientId: number;
      };
      header?: {
        /** @description Waits until the response includes this position: the X-Event-Position of an earlier response. */
        'X-After-Position'?: components['parameters']['AfterPosition'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TestMailView'][];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['NotSignedIn'];
      403: components['responses']['OutOfScope'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  resetTestEnvironment: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same request with the same key returns the first response again, for a day. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
        /** @description Waits until the response includes this position: the X-Event-Position of an earlier response. */
        'X-After-Position'?: components['parameters']['AfterPosition'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ResetTestEnvironmentDto'];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TestEnvironmentView'];
        };
      };
      /** @description The request is not valid. `details` of `request.invalid`: a list of {path, message} */
      400: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?:
              | 'consignment.no_carrier'
              | 'idempotency.key_too_long'
              | 'prefix_range.items_meet_connotes'
              | 'prefix_range.not_valid'
              | 'prefix_range.number_too_long'
              | 'request.invalid'
              | 'request.malformed';
          } & unknown;
        };
      };
      401: components['responses']['NotSignedIn'];
      403: components['responses']['NotAllowed'];
      404: components['responses']['NotFound'];
      /** @description Conflicts with the current state. `details` of `consignment.partly_changed`: {changedIds, unchanged}; `record.changed_by_another`: `VersionConflictView` */
      409: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          /**
           * @description Sent with idempotency.under_way: seconds after which to repeat the request.
           * @example 5
           */
          'Retry-After'?: number;
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?:
              | 'connote_prefix.range_taken'
              | 'consignment.deleted'
              | 'consignment.not_open'
              | 'consignment.partly_changed'
              | 'idempotency.key_reused'
              | 'idempotency.under_way'
              | 'prefix_range.not_enough'
              | 'prefix_range.withdrawn'
              | 'record.changed_by_another';
          } & unknown &
            unknown;
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  getTracking: {
    parameters: {
      query: {
        /**
         * @description Id of the consignment.
         * @example 12
         */
        consignment_id: number;
      };
      header?: {
        /** @description Waits until the response includes this position: the X-Event-Position of an earlier response. */
        'X-After-Position'?: components['parameters']['AfterPosition'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ConsignmentTrackingView'];
        };
      };
      /** @description The request is not valid. `details` of `request.invalid`: a list of {path, message} */
      400: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?: 'prefix_range.number_too_long' | 'request.invalid' | 'request.malformed';
          } & unknown;
        };
      };
      401: components['responses']['NotSignedIn'];
      403: components['responses']['NotAllowed'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  listTracking: {
    parameters: {
      query?: never;
      header?: {
        /** @description Waits until the response includes this position: the X-Event-Position of an earlier response. */
        'X-After-Position'?: components['parameters']['AfterPosition'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['TrackingOfManyDto'];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ConsignmentTrackingView'][];
        };
      };
      /** @description The request is not valid. `details` of `request.invalid`: a list of {path, message} */
      400: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?: 'prefix_range.number_too_long' | 'request.invalid' | 'request.malformed';
          } & unknown;
        };
      };
      401: components['responses']['NotSignedIn'];
      403: components['responses']['NotAllowed'];
      404: components['responses']['NotFound'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  listApiKeys: {
    parameters: {
      query: {
        /**
         * @description Id of the client. A key may name its client or one of its sub clients; `GET /api/v1/auth/permission` lists them.
         * @example 10
         */
        clientId: number;
      };
      header?: {
        /** @description Waits until the response includes this position: the X-Event-Position of an earlier response. */
        'X-After-Position'?: components['parameters']['AfterPosition'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiKeyView'][];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['NotSignedIn'];
      403: components['responses']['OutOfScope'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  createApiKey: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same request with the same key returns the first response again, for a day. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
        /** @description Waits until the response includes this position: the X-Event-Position of an earlier response. */
        'X-After-Position'?: components['parameters']['AfterPosition'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewApiKeyDto'];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NewApiKeyView'];
        };
      };
      /** @description The request is not valid. `details` of `request.invalid`: a list of {path, message} */
      400: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?:
              | 'idempotency.key_too_long'
              | 'prefix_range.items_meet_connotes'
              | 'prefix_range.not_valid'
              | 'prefix_range.number_too_long'
              | 'request.invalid'
              | 'request.malformed';
          } & unknown;
        };
      };
      401: components['responses']['NotSignedIn'];
      /** @description Not allowed. `details` of `scope.missing`: {scope, oneOf} */
      403: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?:
              | 'key.address'
              | 'permission.denied'
              | 'scope.above_own'
              | 'scope.denied'
              | 'scope.missing';
          } & unknown;
        };
      };
      404: components['responses']['NotFound'];
      /** @description Conflicts with the current state. `details` of `record.changed_by_another`: `VersionConflictView` */
      409: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          /**
           * @description Sent with idempotency.under_way: seconds after which to repeat the request.
           * @example 5
           */
          'Retry-After'?: number;
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?:
              | 'api_key.replaced'
              | 'connote_prefix.range_taken'
              | 'idempotency.key_reused'
              | 'idempotency.under_way'
              | 'prefix_range.not_enough'
              | 'prefix_range.withdrawn'
              | 'record.changed_by_another'
              | 'user.email_taken'
              | 'user_role.no_super_admin_left';
          } & unknown;
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  deleteApiKey: {
    parameters: {
      query?: never;
      header?: {
        /** @description Waits until the response includes this position: the X-Event-Position of an earlier response. */
        'X-After-Position'?: components['parameters']['AfterPosition'];
      };
      path: {
        /**
         * @description Id of the API key.
         * @example 12
         */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      204: {
        headers: {
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['NotSignedIn'];
      403: components['responses']['NotAllowed'];
      404: components['responses']['NotFound'];
      /** @description Conflicts with the current state. `details` of `record.changed_by_another`: `VersionConflictView` */
      409: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?: 'record.changed_by_another' | 'user_role.no_super_admin_left';
          } & unknown;
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  rotateApiKey: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same request with the same key returns the first response again, for a day. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
        /** @description Waits until the response includes this position: the X-Event-Position of an earlier response. */
        'X-After-Position'?: components['parameters']['AfterPosition'];
      };
      path: {
        /**
         * @description Id of the API key.
         * @example 12
         */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RotateApiKeyDto'];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NewApiKeyView'];
        };
      };
      /** @description The request is not valid. `details` of `request.invalid`: a list of {path, message} */
      400: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?: 'idempotency.key_too_long' | 'request.invalid' | 'request.malformed';
          } & unknown;
        };
      };
      401: components['responses']['NotSignedIn'];
      /** @description Not allowed. `details` of `scope.missing`: {scope, oneOf} */
      403: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?: 'key.address' | 'permission.denied' | 'scope.above_own' | 'scope.missing';
          } & unknown;
        };
      };
      404: components['responses']['NotFound'];
      /** @description Conflicts with the current state. `details` of `record.changed_by_another`: `VersionConflictView` */
      409: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          /**
           * @description Sent with idempotency.under_way: seconds after which to repeat the request.
           * @example 5
           */
          'Retry-After'?: number;
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?:
              | 'api_key.replaced'
              | 'idempotency.key_reused'
              | 'idempotency.under_way'
              | 'record.changed_by_another'
              | 'user.email_taken'
              | 'user_role.no_super_admin_left';
          } & unknown;
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  listApiKeyUsage: {
    parameters: {
      query?: never;
      header?: {
        /** @description Waits until the response includes this position: the X-Event-Position of an earlier response. */
        'X-After-Position'?: components['parameters']['AfterPosition'];
      };
      path: {
        /**
         * @description Id of the API key.
         * @example 12
         */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiKeyUsageView'][];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['NotSignedIn'];
      403: components['responses']['NotAllowed'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  listWebhooks: {
    parameters: {
      query?: {
        /** @description Id of the client. A key may name its client or one of its sub clients; `GET /api/v1/auth/permission` lists them. */
        clientId?: number | null;
        /** @description Id of the customer, for staff of the customer; a key names a client instead. */
        customerId?: number | null;
      };
      header?: {
        /** @description Waits until the response includes this position: the X-Event-Position of an earlier response. */
        'X-After-Position'?: components['parameters']['AfterPosition'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WebhookView'][];
        };
      };
      /** @description The request is not valid. `details` of `request.invalid`: a list of {path, message} */
      400: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?: 'request.invalid' | 'request.malformed' | 'scope.mixed';
          } & unknown;
        };
      };
      401: components['responses']['NotSignedIn'];
      403: components['responses']['OutOfScope'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  createWebhook: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same request with the same key returns the first response again, for a day. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
        /** @description Waits until the response includes this position: the X-Event-Position of an earlier response. */
        'X-After-Position'?: components['parameters']['AfterPosition'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewWebhookDto'];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NewWebhookView'];
        };
      };
      /** @description The request is not valid. `details` of `outgoing.private_address`: a list of {path, message}; `request.invalid`: a list of {path, message}; `webhook.type_unknown`: a list of {path, message}; `webhook.url`: a list of {path, message} */
      400: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?:
              | 'idempotency.key_too_long'
              | 'outgoing.credentials_in_address'
              | 'outgoing.private_address'
              | 'request.invalid'
              | 'request.malformed'
              | 'webhook.type_unknown'
              | 'webhook.url';
          } & unknown &
            unknown &
            unknown &
            unknown;
        };
      };
      401: components['responses']['NotSignedIn'];
      403: components['responses']['OutOfScope'];
      404: components['responses']['NotFound'];
      /** @description Conflicts with the current state */
      409: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          /**
           * @description Sent with idempotency.under_way: seconds after which to repeat the request.
           * @example 5
           */
          'Retry-After'?: number;
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?: 'idempotency.key_reused' | 'idempotency.under_way' | 'webhook.limit';
          };
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  updateWebhook: {
    parameters: {
      query?: {
        /** @description Version of the record as read: a save over a later one is rejected. A key has to send it, here, in the body or as `If-Match`. */
        version?: number;
      };
      header?: {
        /** @description Waits until the response includes this position: the X-Event-Position of an earlier response. */
        'X-After-Position'?: components['parameters']['AfterPosition'];
      };
      path: {
        /**
         * @description Id of the webhook.
         * @example 12
         */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['WebhookDto'];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WebhookView'];
        };
      };
      /** @description The request is not valid. `details` of `outgoing.private_address`: a list of {path, message}; `request.invalid`: a list of {path, message}; `webhook.type_unknown`: a list of {path, message}; `webhook.url`: a list of {path, message} */
      400: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?:
              | 'outgoing.credentials_in_address'
              | 'outgoing.private_address'
              | 'request.invalid'
              | 'request.malformed'
              | 'webhook.type_unknown'
              | 'webhook.url';
          } & unknown &
            unknown &
            unknown &
            unknown;
        };
      };
      401: components['responses']['NotSignedIn'];
      403: components['responses']['NotAllowed'];
      404: components['responses']['NotFound'];
      /** @description Conflicts with the current state. `details` of `record.changed_by_another`: `VersionConflictView` */
      409: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?: 'record.changed_by_another';
          } & unknown;
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  deleteWebhook: {
    parameters: {
      query?: {
        /** @description Version of the record as read: a save over a later one is rejected. */
        version?: number;
      };
      header?: {
        /** @description Waits until the response includes this position: the X-Event-Position of an earlier response. */
        'X-After-Position'?: components['parameters']['AfterPosition'];
      };
      path: {
        /**
         * @description Id of the webhook.
         * @example 12
         */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      204: {
        headers: {
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['NotSignedIn'];
      403: components['responses']['NotAllowed'];
      404: components['responses']['NotFound'];
      /** @description Conflicts with the current state. `details` of `record.changed_by_another`: `VersionConflictView` */
      409: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?: 'record.changed_by_another';
          } & unknown;
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  listDeliveries: {
    parameters: {
      query?: {
        /** @description Only deliveries with a smaller number, for the next page. */
        before?: number | null;
        /** @description Only deliveries of this event. */
        eventId?: string | null;
        /** @description Taken at this instant or later. */
        from?: string | null;
        /** @description Number or id of a consignment or manifest, or id of an event. */
        search?: string | null;
        /** @description Only deliveries in this state. */
        state?: 'WAITING' | 'DELIVERED' | 'GIVEN_UP' | 'SKIPPED' | null;
        /** @description Taken before this instant. */
        to?: string | null;
        /** @description Only events of this type. */
        type?:
          | 'consignment.created'
          | 'consignment.updated'
          | 'consignment.offer_changed'
          | 'consignment.connote_assigned'
          | 'consignment.dispatch_date_changed'
          | 'consignment.deleted'
          | 'consignment.restored'
          | 'consignment.manifested'
          | 'consignment.pickup_booked'
          | 'tracking.updated'
          | 'consignment.picked_up'
          | 'consignment.out_for_delivery'
          | 'consignment.delivered'
          | 'consignment.partially_delivered'
          | 'consignment.delivery_failed'
          | 'consignment.proof_recorded'
          | 'consignment.label_printed'
          | 'consignment.personal_data_erased'
          | 'manifest.submitted'
          | 'manifest.transmitted'
          | 'manifest.transmission_failed'
          | 'manifest.resent'
          | 'manifest.pickup_booked'
          | 'manifest.pickup_booking_failed'
          | 'manifest.consignment_left_out'
          | 'connote_range.exhausted'
          | null;
      };
      header?: {
        /** @description Waits until the response includes this position: the X-Event-Position of an earlier response. */
        'X-After-Position'?: components['parameters']['AfterPosition'];
      };
      path: {
        /**
         * @description Id of the webhook.
         * @example 12
         */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WebhookDeliveryPage'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['NotSignedIn'];
      403: components['responses']['NotAllowed'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  getDelivery: {
    parameters: {
      query?: never;
      header?: {
        /** @description Waits until the response includes this position: the X-Event-Position of an earlier response. */
        'X-After-Position'?: components['parameters']['AfterPosition'];
      };
      path: {
        /**
         * @description Id of the webhook.
         * @example 12
         */
        id: number;
        /**
         * @description Number of the delivery, unique within its webhook.
         * @example 1
         */
        number: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WebhookDeliveryView'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['NotSignedIn'];
      403: components['responses']['NotAllowed'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  redeliver: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same request with the same key returns the first response again, for a day. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
        /** @description Waits until the response includes this position: the X-Event-Position of an earlier response. */
        'X-After-Position'?: components['parameters']['AfterPosition'];
      };
      path: {
        /**
         * @description Id of the webhook.
         * @example 12
         */
        id: number;
        /**
         * @description Number of the delivery, unique within its webhook.
         * @example 1
         */
        number: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WebhookDeliveryView'];
        };
      };
      /** @description The request is not valid. `details` of `request.invalid`: a list of {path, message} */
      400: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?: 'idempotency.key_too_long' | 'request.invalid' | 'request.malformed';
          } & unknown;
        };
      };
      401: components['responses']['NotSignedIn'];
      403: components['responses']['NotAllowed'];
      404: components['responses']['NotFound'];
      /** @description Conflicts with the current state */
      409: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          /**
           * @description Sent with idempotency.under_way: seconds after which to repeat the request.
           * @example 5
           */
          'Retry-After'?: number;
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?: 'idempotency.key_reused' | 'idempotency.under_way' | 'webhook.event_not_kept';
          };
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  skipDelivery: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same request with the same key returns the first response again, for a day. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
        /** @description Waits until the response includes this position: the X-Event-Position of an earlier response. */
        'X-After-Position'?: components['parameters']['AfterPosition'];
      };
      path: {
        /**
         * @description Id of the webhook.
         * @example 12
         */
        id: number;
        /**
         * @description Number of the delivery, unique within its webhook.
         * @example 1
         */
        number: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WebhookDeliveryView'];
        };
      };
      /** @description The request is not valid. `details` of `request.invalid`: a list of {path, message} */
      400: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?: 'idempotency.key_too_long' | 'request.invalid' | 'request.malformed';
          } & unknown;
        };
      };
      401: components['responses']['NotSignedIn'];
      403: components['responses']['NotAllowed'];
      404: components['responses']['NotFound'];
      /** @description Conflicts with the current state */
      409: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          /**
           * @description Sent with idempotency.under_way: seconds after which to repeat the request.
           * @example 5
           */
          'Retry-After'?: number;
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?:
              'idempotency.key_reused' | 'idempotency.under_way' | 'webhook.delivery_not_waiting';
          };
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  getWebhookFigures: {
    parameters: {
      query?: never;
      header?: {
        /** @description Waits until the response includes this position: the X-Event-Position of an earlier response. */
        'X-After-Position'?: components['parameters']['AfterPosition'];
      };
      path: {
        /**
         * @description Id of the webhook.
         * @example 12
         */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WebhookFiguresView'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['NotSignedIn'];
      403: components['responses']['NotAllowed'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  pauseWebhook: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same request with the same key returns the first response again, for a day. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
        /** @description Waits until the response includes this position: the X-Event-Position of an earlier response. */
        'X-After-Position'?: components['parameters']['AfterPosition'];
      };
      path: {
        /**
         * @description Id of the webhook.
         * @example 12
         */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WebhookView'];
        };
      };
      /** @description The request is not valid. `details` of `request.invalid`: a list of {path, message} */
      400: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?: 'idempotency.key_too_long' | 'request.invalid' | 'request.malformed';
          } & unknown;
        };
      };
      401: components['responses']['NotSignedIn'];
      403: components['responses']['NotAllowed'];
      404: components['responses']['NotFound'];
      /** @description Conflicts with the current state. `details` of `record.changed_by_another`: `VersionConflictView` */
      409: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          /**
           * @description Sent with idempotency.under_way: seconds after which to repeat the request.
           * @example 5
           */
          'Retry-After'?: number;
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?: 'idempotency.key_reused' | 'idempotency.under_way' | 'record.changed_by_another';
          } & unknown;
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  listReplays: {
    parameters: {
      query?: never;
      header?: {
        /** @description Waits until the response includes this position: the X-Event-Position of an earlier response. */
        'X-After-Position'?: components['parameters']['AfterPosition'];
      };
      path: {
        /**
         * @description Id of the webhook.
         * @example 12
         */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WebhookReplayView'][];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['NotSignedIn'];
      403: components['responses']['NotAllowed'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  createReplay: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same request with the same key returns the first response again, for a day. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
        /** @description Waits until the response includes this position: the X-Event-Position of an earlier response. */
        'X-After-Position'?: components['parameters']['AfterPosition'];
      };
      path: {
        /**
         * @description Id of the webhook.
         * @example 12
         */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ReplayWebhookDto'];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WebhookReplayView'];
        };
      };
      /** @description The request is not valid. `details` of `request.invalid`: a list of {path, message}; `webhook.type_unknown`: a list of {path, message} */
      400: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?:
              | 'events.cursor_invalid'
              | 'idempotency.key_too_long'
              | 'request.invalid'
              | 'request.malformed'
              | 'webhook.type_unknown';
          } & unknown &
            unknown;
        };
      };
      401: components['responses']['NotSignedIn'];
      403: components['responses']['NotAllowed'];
      404: components['responses']['NotFound'];
      /** @description Conflicts with the current state */
      409: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          /**
           * @description Sent with idempotency.under_way: seconds after which to repeat the request.
           * @example 5
           */
          'Retry-After'?: number;
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?: 'idempotency.key_reused' | 'idempotency.under_way' | 'webhook.replay_running';
          };
        };
      };
      /** @description No longer available. `details` of `events.cursor_expired`: {earliest} */
      410: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?: 'events.cursor_expired';
          } & unknown;
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  cancelReplay: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same request with the same key returns the first response again, for a day. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
        /** @description Waits until the response includes this position: the X-Event-Position of an earlier response. */
        'X-After-Position'?: components['parameters']['AfterPosition'];
      };
      path: {
        /**
         * @description Id of the webhook.
         * @example 12
         */
        id: number;
        /**
         * @description Number of the replay, unique within its webhook.
         * @example 1
         */
        number: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WebhookReplayView'];
        };
      };
      /** @description The request is not valid. `details` of `request.invalid`: a list of {path, message} */
      400: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?: 'idempotency.key_too_long' | 'request.invalid' | 'request.malformed';
          } & unknown;
        };
      };
      401: components['responses']['NotSignedIn'];
      403: components['responses']['NotAllowed'];
      404: components['responses']['NotFound'];
      /** @description Conflicts with the current state */
      409: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          /**
           * @description Sent with idempotency.under_way: seconds after which to repeat the request.
           * @example 5
           */
          'Retry-After'?: number;
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?: 'idempotency.key_reused' | 'idempotency.under_way' | 'webhook.replay_ended';
          };
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  pauseReplay: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same request with the same key returns the first response again, for a day. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
        /** @description Waits until the response includes this position: the X-Event-Position of an earlier response. */
        'X-After-Position'?: components['parameters']['AfterPosition'];
      };
      path: {
        /**
         * @description Id of the webhook.
         * @example 12
         */
        id: number;
        /**
         * @description Number of the replay, unique within its webhook.
         * @example 1
         */
        number: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WebhookReplayView'];
        };
      };
      /** @description The request is not valid. `details` of `request.invalid`: a list of {path, message} */
      400: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?: 'idempotency.key_too_long' | 'request.invalid' | 'request.malformed';
          } & unknown;
        };
      };
      401: components['responses']['NotSignedIn'];
      403: components['responses']['NotAllowed'];
      404: components['responses']['NotFound'];
      /** @description Conflicts with the current state */
      409: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          /**
           * @description Sent with idempotency.under_way: seconds after which to repeat the request.
           * @example 5
           */
          'Retry-After'?: number;
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?: 'idempotency.key_reused' | 'idempotency.under_way' | 'webhook.replay_ended';
          };
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  resumeReplay: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same request with the same key returns the first response again, for a day. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
        /** @description Waits until the response includes this position: the X-Event-Position of an earlier response. */
        'X-After-Position'?: components['parameters']['AfterPosition'];
      };
      path: {
        /**
         * @description Id of the webhook.
         * @example 12
         */
        id: number;
        /**
         * @description Number of the replay, unique within its webhook.
         * @example 1
         */
        number: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WebhookReplayView'];
        };
      };
      /** @description The request is not valid. `details` of `request.invalid`: a list of {path, message} */
      400: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?: 'idempotency.key_too_long' | 'request.invalid' | 'request.malformed';
          } & unknown;
        };
      };
      401: components['responses']['NotSignedIn'];
      403: components['responses']['NotAllowed'];
      404: components['responses']['NotFound'];
      /** @description Conflicts with the current state */
      409: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          /**
           * @description Sent with idempotency.under_way: seconds after which to repeat the request.
           * @example 5
           */
          'Retry-After'?: number;
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?: 'idempotency.key_reused' | 'idempotency.under_way' | 'webhook.replay_ended';
          };
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  resumeWebhook: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same request with the same key returns the first response again, for a day. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
        /** @description Waits until the response includes this position: the X-Event-Position of an earlier response. */
        'X-After-Position'?: components['parameters']['AfterPosition'];
      };
      path: {
        /**
         * @description Id of the webhook.
         * @example 12
         */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ResumeWebhookDto'];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WebhookView'];
        };
      };
      /** @description The request is not valid. `details` of `request.invalid`: a list of {path, message} */
      400: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?: 'idempotency.key_too_long' | 'request.invalid' | 'request.malformed';
          } & unknown;
        };
      };
      401: components['responses']['NotSignedIn'];
      403: components['responses']['NotAllowed'];
      404: components['responses']['NotFound'];
      /** @description Conflicts with the current state. `details` of `record.changed_by_another`: `VersionConflictView` */
      409: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          /**
           * @description Sent with idempotency.under_way: seconds after which to repeat the request.
           * @example 5
           */
          'Retry-After'?: number;
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?: 'idempotency.key_reused' | 'idempotency.under_way' | 'record.changed_by_another';
          } & unknown;
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  revealWebhookSecret: {
    parameters: {
      query?: never;
      header?: {
        /** @description Waits until the response includes this position: the X-Event-Position of an earlier response. */
        'X-After-Position'?: components['parameters']['AfterPosition'];
      };
      path: {
        /**
         * @description Id of the webhook.
         * @example 12
         */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            secret: string;
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['NotSignedIn'];
      403: components['responses']['NotAllowed'];
      404: components['responses']['NotFound'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  rotateWebhookSecret: {
    parameters: {
      query?: {
        /** @description Version of the record as read: a save over a later one is rejected. */
        version?: number;
      };
      header?: {
        /** @description The same request with the same key returns the first response again, for a day. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
        /** @description Waits until the response includes this position: the X-Event-Position of an earlier response. */
        'X-After-Position'?: components['parameters']['AfterPosition'];
      };
      path: {
        /**
         * @description Id of the webhook.
         * @example 12
         */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RotateSecretDto'];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RotatedSecretView'];
        };
      };
      /** @description The request is not valid. `details` of `request.invalid`: a list of {path, message} */
      400: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?: 'idempotency.key_too_long' | 'request.invalid' | 'request.malformed';
          } & unknown;
        };
      };
      401: components['responses']['NotSignedIn'];
      403: components['responses']['NotAllowed'];
      404: components['responses']['NotFound'];
      /** @description Conflicts with the current state. `details` of `record.changed_by_another`: `VersionConflictView` */
      409: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          /**
           * @description Sent with idempotency.under_way: seconds after which to repeat the request.
           * @example 5
           */
          'Retry-After'?: number;
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?: 'idempotency.key_reused' | 'idempotency.under_way' | 'record.changed_by_another';
          } & unknown;
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  testWebhook: {
    parameters: {
      query?: never;
      header?: {
        /** @description Waits until the response includes this position: the X-Event-Position of an earlier response. */
        'X-After-Position'?: components['parameters']['AfterPosition'];
      };
      path: {
        /**
         * @description Id of the webhook.
         * @example 12
         */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['TestWebhookDto'];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WebhookTestView'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['NotSignedIn'];
      403: components['responses']['NotAllowed'];
      404: components['responses']['NotFound'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  listWebhookFigures: {
    parameters: {
      query?: {
        /** @description Id of the client. A key may name its client or one of its sub clients; `GET /api/v1/auth/permission` lists them. */
        clientId?: number | null;
        /** @description Id of the customer, for staff of the customer; a key names a client instead. */
        customerId?: number | null;
      };
      header?: {
        /** @description Waits until the response includes this position: the X-Event-Position of an earlier response. */
        'X-After-Position'?: components['parameters']['AfterPosition'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WebhookActivityView'][];
        };
      };
      /** @description The request is not valid. `details` of `request.invalid`: a list of {path, message} */
      400: {
        headers: {
          RateLimit: components['headers']['RateLimitOfError'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyOfError'];
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'X-Event-Position': components['headers']['EventPosition'];
          'X-Read-Position': components['headers']['ReadPosition'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorView'] & {
            /** @enum {unknown} */
            code?: 'request.invalid' | 'request.malformed' | 'scope.mixed';
          } & unknown;
        };
      };
      401: components['responses']['NotSignedIn'];
      403: components['responses']['OutOfScope'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
}
