import type { Daftar } from '@daftar/sdk';
import { monthsAgo } from '../pages.ts';

/** Selectors of the content that a page must show besides its title. */
export const contents = {
  // The message of an empty grid is also a gridcell, but without a column index.
  rows: 'main [role=grid] [role=gridcell][aria-colindex]',
  form: 'main form[data-part=form] [name]',
  panels: 'main h2',
  history: 'main .chakra-timeline__item',
  summary: 'main article table',
} as const;

export interface DocumentRoute {
  /** The route as written in the specification's table. */
  route: string;
  path: string;
  title: { en: string; ar: string };
  shows: keyof typeof contents;
}

const record = (name: string) => ({ en: name, ar: name });

/** Builds a route whose path is the route and a query or id. */
const page = (
  route: string,
  [en, ar]: readonly [string, string],
  shows: keyof typeof contents,
  query = '',
): DocumentRoute => ({ route, path: `${route}${query}`, title: { en, ar }, shows });

/** Returns the list's first row; undefined when the list is empty or the user may not read it. */
async function firstOf<Row extends { _id: string }>(
  list: PromiseLike<{ data: readonly Row[] }>,
): Promise<Row | undefined> {
  return (await Promise.resolve(list).catch(() => ({ data: [] }))).data[0];
}

const forms = {
  settlement: ['Create Settlement', 'إنشاء تسوية'],
  account: ['Create Account', 'إنشاء حساب'],
  service: ['Create Service', 'إنشاء خدمة'],
  user: ['Create User', 'إنشاء مستخدم'],
  role: ['Create Role', 'إنشاء دور'],
} as const;

type Named = { readonly _id: string; readonly name: string } | undefined;

/** Builds a route of one record, whose name is the title. */
const recordPage = (route: string, found: Named, shows: keyof typeof contents): DocumentRoute => ({
  route,
  path: `${route}/${found?._id}`,
  title: record(found?.name ?? ''),
  shows,
});

function reportPages(): DocumentRoute[] {
  const period = `&country=Egypt&currency=EGP&dateFrom=${monthsAgo(3)}&dateTo=${monthsAgo(0)}`;
  return [
    page('/reports', ['Transaction Report', 'تقرير المعاملات'], 'rows', `?type=transaction-report${period}`),
    page('/reports', ['Settlement Report', 'تقرير التسويات'], 'rows', `?type=settlement-report${period}`),
    page('/reports', ['Billing Report', 'تقرير الفوترة'], 'rows', `?type=billing-report${period}`),
  ];
}

function settlementPages(
  found: { _id: string; transactionId: number | string } | undefined,
): DocumentRoute[] {
  const number = String(found?.transactionId);
  const id = `/${found?._id}`;
  return [
    page('/settlements', ['Settlements', 'التسويات'], 'rows'),
    page('/settlement/form/new', forms.settlement, 'form'),
    page('/settlement/form', [`Settlement # ${number}`, `التسوية رقم ${number}`], 'form', id),
    page('/settlement-summary', [`Transaction # ${number}`, `المعاملة رقم ${number}`], 'summary', id),
  ];
}

const merchantPages = (found: Named): DocumentRoute[] => [
  page('/merchants', ['Merchants', 'التجار'], 'rows'),
  page('/merchants/form/new', forms.account, 'form'),
  recordPage('/merchants/form', found, 'form'),
  page('/merchants/account-balance', ['Add Account Balance', 'إضافة رصيد للحساب'], 'form', `/${found?._id}`),
  recordPage('/merchants/history', found, 'history'),
];

const carrierPages = (found: Named): DocumentRoute[] => [
  page('/carriers', ['Carriers', 'المشغّلون'], 'rows'),
  page('/carriers/form/new', forms.account, 'form'),
  recordPage('/carriers/form', found, 'form'),
  recordPage('/carriers/history', found, 'history'),
];

/** Returns every route of the administration specification's table. Uses records that the user may see; where there are none, the owner's. */
export async function documentRoutes(own: Daftar, owner: Daftar): Promise<DocumentRoute[]> {
  const [settlement, merchant, carrier, service, user, role] = await Promise.all([
    firstOf(own.settlements.list()).then((found) => found ?? firstOf(owner.settlements.list())),
    firstOf(own.merchants.list()).then((found) => found ?? firstOf(owner.merchants.list())),
    firstOf(owner.carriers.list()),
    firstOf(own.services.list()),
    firstOf(own.users.list()).then((found) => found ?? firstOf(owner.users.list())),
    firstOf(own.roles.list()).then((found) => found ?? firstOf(owner.roles.list())),
  ]);
  return [
    page('/dashboard', ['Dashboard', 'لوحة المعلومات'], 'panels'),
    ...reportPages(),
    ...settlementPages(settlement),
    ...merchantPages(merchant),
    ...carrierPages(carrier),
    page('/services', ['Services', 'الخدمات'], 'rows'),
    page('/services/form/new', forms.service, 'form'),
    recordPage('/services/form', service && { _id: service._id, name: service.serviceName }, 'form'),
    page('/users', ['Users', 'المستخدمون'], 'rows'),
    page('/users/form/new', forms.user, 'form'),
    recordPage('/users/form', user, 'form'),
    page('/roles', ['Roles', 'الأدوار'], 'rows'),
    page('/roles/form/new', forms.role, 'form'),
    recordPage('/roles/form', role, 'form'),
    page('/account-profile', ['Account Profile', 'ملف الحساب'], 'form'),
    page('/change-password', ['Change Password', 'تغيير كلمة المرور'], 'form'),
  ];
}
