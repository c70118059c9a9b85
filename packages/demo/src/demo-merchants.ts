import { type CountryName, countryOf, paymentProviders } from '@daftar/domain';

/** A merchant of the demo. Names are invented; the countries are the seven of the product's merchants. */
export interface DemoMerchant {
  name: string;
  country: CountryName;
  currency: string;
  /** Opening deposit before tax, in major units of the merchant's currency. */
  deposit?: number;
  services: {
    /** Set if the service sells in a different country than the merchant's. */
    country?: 'United Arab Emirates';
    currency?: 'AED';
    name: string;
    provider: string;
    carrierShare: number;
    merchantShare: number;
    waleeShare: number;
    products: [string, number][];
  }[];
}

const books: [string, number][] = [
  ['The Cairo Trilogy', 420],
  ['Season of Migration', 185.5],
  ['زقاق المدق', 150],
  ['Cities of Salt', 310.75],
];
const meals: [string, number][] = [
  ['Family dinner box', 640],
  ['Weekly lunch plan', 1150.25],
  ['وجبة كشري كبيرة', 95],
];
const phones: [string, number][] = [
  ['Airtime 500', 500],
  ['Data bundle 20 GB', 1250],
  ['Monthly all-network plan', 2199],
];
const classes: [string, number][] = [
  ['Beginner course', 260],
  ['Exam preparation', 480.4],
  ['One-to-one lesson', 120],
];

const split = { carrierShare: 0, merchantShare: 96, waleeShare: 4 };
const carried = { carrierShare: 10, merchantShare: 85.5, waleeShare: 4.5 };

export const merchants: DemoMerchant[] = [
  {
    name: 'Sphinx Stationers',
    country: 'Egypt',
    currency: 'EGP',
    deposit: 25_000,
    services: [{ name: 'Books online', provider: 'Fawry', ...split, products: books }],
  },
  {
    name: 'مطاعم النيل',
    country: 'Egypt',
    currency: 'EGP',
    deposit: 12750.5,
    services: [{ name: 'توصيل الطعام', provider: 'Fawry', ...split, products: meals }],
  },
  {
    name: 'Delta Learning',
    country: 'Egypt',
    currency: 'EGP',
    deposit: 8_000,
    services: [{ name: 'Evening classes', provider: 'Paymob', ...carried, products: classes }],
  },
  {
    name: 'Alexandria Sails',
    country: 'Egypt',
    currency: 'EGP',
    services: [{ name: 'Boat tickets', provider: 'Fawry', ...carried, products: classes }],
  },
  {
    name: 'Ravi Telecom',
    country: 'Pakistan',
    currency: 'PKR',
    deposit: 450_000,
    services: [{ name: 'Top-ups', provider: 'easypaisa', ...carried, products: phones }],
  },
  {
    name: 'کراچی کتب خانہ',
    country: 'Pakistan',
    currency: 'PKR',
    deposit: 120000.75,
    services: [{ name: 'Book club', provider: 'JazzCash', ...split, products: books }],
  },
  {
    name: 'Indus Home Meals',
    country: 'Pakistan',
    currency: 'PKR',
    services: [{ name: 'Meal plans', provider: 'easypaisa', ...split, products: meals }],
  },
  {
    name: 'Pearl River Imports',
    country: 'China',
    currency: 'CNY',
    services: [{ name: 'Samples shop', provider: 'Paytab', ...split, products: classes }],
  },
  {
    name: 'Merlion Gadgets',
    country: 'Singapore',
    currency: 'SGD',
    deposit: 3_200,
    services: [{ name: 'Gadget store', provider: 'Paytab', ...split, products: phones }],
  },
  {
    name: 'Kuala Kicks',
    country: 'Malaysia',
    currency: 'MYR',
    services: [
      { name: 'Trainers', provider: 'Monty', ...split, products: phones },
      {
        name: 'Dubai pop-up',
        country: 'United Arab Emirates',
        currency: 'AED',
        provider: 'Paytab',
        ...carried,
        products: classes,
      },
    ],
  },
  {
    name: 'Thames Tutors',
    country: 'United Kingdom',
    currency: 'GBP',
    services: [{ name: 'Tutoring', provider: 'Monty', ...split, products: classes }],
  },
  {
    name: 'Hudson Halal',
    country: 'United States',
    currency: 'USD',
    deposit: 1_800,
    services: [{ name: 'Dinner boxes', provider: 'Paytab', ...split, products: classes }],
  },
];

/** A carrier for each payment provider. JazzCash is an operator, so that both types exist. */
export const carriers = Object.values(paymentProviders).map(({ key, carrier: name, country }) => ({
  name,
  type: key === 'jazzcash' ? ('Operator' as const) : ('Carrier' as const),
  country,
  currency: countryOf(country)?.currency ?? 'USD',
}));
