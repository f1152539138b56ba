import { BLOCK_SIZE, idSequences } from '../platform/database/id-sequences.js';

/** Columns of a plan, as `GroupPlan` names them. */
export const planColumns = `
  action, dispatch_date::text as "dispatchDate",
  client_carrier_account_id as "clientCarrierAccountId",
  carrier_service_type_id as "carrierServiceTypeId", carrier, service, eta::text as eta,
  total_cents as "totalCents", next_cents as "nextCents",
  rate_card_version_id as "rateCardVersionId", rules_version_id as "rulesVersionId",
  consignment_id as "consignmentId", address_id as "addressId",
  locality_id as "localityId", carrier_zone_id as "carrierZoneId", expected_revision as "expectedRevision",
  previous_cents as "previousCents", changes, faults`;

/** Sets the plans ($2, JSON) of groups of import $1. */
export const savePlans = `
  update import_group g
     set action = p.action, dispatch_date = p."dispatchDate",
         client_carrier_account_id = p."clientCarrierAccountId",
         carrier_service_type_id = p."carrierServiceTypeId", carrier = p.carrier,
         service = p.service, eta = p.eta, total_cents = p."totalCents",
         next_cents = p."nextCents", rate_card_version_id = p."rateCardVersionId",
         rules_version_id = p."rulesVersionId", consignment_id = p."consignmentId",
         address_id = p."addressId",
         locality_id = p."localityId", carrier_zone_id = p."carrierZoneId",
         expected_revision = p."expectedRevision", previous_cents = p."previousCents",
         changes = p.changes, faults = p.faults
    from jsonb_to_recordset($2::jsonb) as p(
           no integer, action text, "dispatchDate" date, "clientCarrierAccountId" integer,
           "carrierServiceTypeId" integer, carrier text, service text, eta date,
           "totalCents" integer, "nextCents" integer, "rateCardVersionId" integer,
           "rulesVersionId" integer, "consignmentId" integer, "addressId" integer,
           "localityId" integer, "carrierZoneId" integer,
           "expectedRevision" integer,
           "previousCents" integer, changes jsonb, faults jsonb)
   where g.import_id = $1 and g.no = p.no`;

/**
 * Sets the outcomes ($2, JSON) of groups of import $1 that have none; one without an outcome becomes a skipped one,
 * without a price.
 */
export const saveResults = `
  update import_group g
     set state = 'DONE', outcome = r.outcome, faults = g.faults || r.faults,
         action = case when r.outcome is null then 'SKIP' else g.action end,
         consignment_id = case when r.outcome is not null then g.consignment_id end,
         address_id = coalesce(r."addressId", g.address_id),
         carrier = case when r.outcome is not null then g.carrier end,
         service = case when r.outcome is not null then g.service end,
         eta = case when r.outcome is not null then g.eta end,
         total_cents = case when r.outcome is not null then g.total_cents end,
         next_cents = case when r.outcome is not null then g.next_cents end
    from jsonb_to_recordset($2::jsonb) as r(no integer, outcome text, "addressId" integer, faults jsonb)
   where g.import_id = $1 and g.no = r.no and g.state <> 'DONE'`;

/** Counts the groups of import $1, of client $2, whose consignment has changed; $3 to include those created since. */
export const changedSince = `
  select count(*)::integer as count
    from import_group g left join consignment_list l on g.action = 'UPDATE' and l.id = g.consignment_id
   where g.import_id = $1
     and (g.action = 'UPDATE' and (l.id is null or l.state <> 'OPEN' or l.revision <> g.expected_revision)
          or $3 and g.action = 'CREATE' and g.reference <> '' and exists (
               select from consignment_list k
                where k.client_id = $2 and k.state in ('OPEN', 'MANIFESTED')
                  and lower(k.formatted_references) = lower(g.reference)))`;

/** Counts the addresses to update of import $1 that have changed since or no longer exist. */
export const addressesChangedSince = `
  select count(*)::integer as count
    from import_group g left join address a on a.id = g.address_id
   where g.import_id = $1 and g.action = 'UPDATE'
     and (a.id is null or a.version <> g.expected_revision)`;

/** Counts the suburbs to move of import $1 that are no longer in the zone that they leave. */
export const suburbsMovedSince = `
  select count(*)::integer as count
    from import_group g
    left join suburb_zone s on s.carrier_zone_id = g.carrier_zone_id and s.locality_id = g.locality_id
   where g.import_id = $1 and g.action = 'UPDATE' and s.locality_id is null`;

/** Assigns a consignment id to every group of import $1 that is to be created. */
export const reserveIds = `
  with made as (
    select no, (row_number() over (order by no) - 1)::integer as rank from import_group
     where import_id = $1 and action in ('CREATE', 'DRAFT')
  ), block as (
    select rank, nextval('${idSequences.consignment}')::integer as first
      from generate_series(0, (select coalesce(max(rank), -1) / ${BLOCK_SIZE} from made)) as rank
     where exists (select from made)
  )
  update import_group g set consignment_id = block.first + made.rank % ${BLOCK_SIZE}
    from made join block on block.rank = made.rank / ${BLOCK_SIZE}
   where g.import_id = $1 and g.no = made.no`;

/** Counts the groups of import $1; with $2, the total covers created and updated ones only. */
export const countGroups = `
  select (count(*) filter (where action = 'CREATE'))::integer as "create",
         (count(*) filter (where action = 'UPDATE'))::integer as "update",
         (count(*) filter (where action = 'DRAFT'))::integer as draft,
         (count(*) filter (where action = 'SKIP'))::integer as skip,
         (count(*) filter (where action = 'ERROR'))::integer as error,
         (count(*) filter (where outcome = 'CREATED'))::integer as created,
         (count(*) filter (where outcome = 'UPDATED'))::integer as updated,
         (count(*) filter (where outcome = 'DRAFT'))::integer as drafted,
         (count(*) filter (where outcome = 'FAILED'))::integer as failed,
         coalesce(sum(total_cents) filter (where action in ('CREATE', 'UPDATE')
           and (not $2 or outcome in ('CREATED', 'UPDATED'))), 0)::bigint as "totalCents"
    from import_group where import_id = $1`;
