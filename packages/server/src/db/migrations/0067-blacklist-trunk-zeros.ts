import { type Kysely, sql } from 'kysely';

/** Calling codes whose numbers never begin with 0 after the code, as of libphonenumber 1.13.16. */
const CODES =
  `20 27 31 32 33 40 41 43 44 46 49 51 53 54 55 57 58 60 61 63 64 65 84 86 90 92 93 94 95 98 211 212 213 218 231 232
  233 234 243 249 251 252 254 255 256 260 261 262 263 264 265 291 353 355 358 370 373 374 377 380 381 382 383 385 386 387 389
  421 423 508 590 591 593 594 595 596 686 850 855 856 880 886 961 962 963 964 965 966 967 968 970 971 972 973 974 976 977 994
  995 996`.split(/\s+/);

const pattern = `^(${CODES.join('|')})0+`;

/**
 * Removes zeros between the calling code and the number from the blacklist, because numbers are now compared without them:
 * 9710535551234 becomes 971535551234. Of two entries for the same number, the older one remains. Short numbers stay as they are:
 * they may be national numbers without a calling code.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create temporary table blacklist_renamed on commit drop as
      select id, regexp_replace(msisdn, ${sql.lit(pattern)}, '\\1') as msisdn
        from blacklist where length(msisdn) > 10 and msisdn ~ ${sql.lit(pattern)};
    insert into blacklist_renamed
      select id, substr(msisdn, 2) from blacklist where msisdn ~ '^11[2-9][0-9]{9}$';
    delete from blacklist b using (
      select id, row_number() over (partition by number order by created_at, id) as place from (
        select b.id, b.created_at, coalesce(r.msisdn, b.msisdn) as number
          from blacklist b left join blacklist_renamed r on r.id = b.id
      ) as numbers
    ) as placed where placed.id = b.id and placed.place > 1;
    update blacklist b set msisdn = r.msisdn from blacklist_renamed r where r.id = b.id`.execute(db);
}
