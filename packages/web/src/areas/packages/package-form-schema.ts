import { isDay, normaliseDigits, type PackageForm, type PackageValues, packageSchema } from '@daftar/domain';
import type { PackageInput } from '@daftar/sdk';
import * as v from 'valibot';
import type { Text } from '../../i18n/text.ts';

type Link = NonNullable<PackageInput['link']>;
/** The link settings in the form. Amount limits and expiry date are texts, empty if not set. */
export type LinkForm = {
  enabled: boolean;
  openAmount: boolean;
  minimumAmount: string;
  maximumAmount: string;
  expiryDate: string;
};
export type Form = PackageForm & { link: LinkForm };
export type Values = PackageValues & { link: Link };

const onlyDigits: Text = 'Amount must contain only digits from 0 to 9';
const crossed: Text = 'Please provide a maximum that is not below the minimum';
const outside: Text = 'Please provide an amount between the minimum and the maximum';

const bound = v.pipe(
  v.string(),
  v.transform((typed) => normaliseDigits(typed).trim()),
  v.regex(/^(?:0*[1-9]\d{0,11})?$/, onlyDigits),
  v.transform((digits) => digits.replace(/^0+/, '')),
);

const link = v.object({
  enabled: v.boolean(),
  openAmount: v.boolean(),
  minimumAmount: bound,
  maximumAmount: bound,
  expiryDate: v.pipe(
    v.string(),
    v.check((day) => day === '' || isDay(day)),
  ),
});

type Checked = { amount: string; link: LinkForm };
const isBelow = (less: string, more: string) => less !== '' && more !== '' && Number(less) < Number(more);
const offered = ({ amount }: Checked) => (/^\d+$/.test(amount) ? amount : '');

/** Returns the link settings to send: without empty values, and without minimum and maximum for a fixed amount. */
function linkValues({ enabled, openAmount, minimumAmount, maximumAmount, expiryDate }: LinkForm): Link {
  return {
    enabled,
    openAmount,
    ...(openAmount && minimumAmount !== '' && { minimumAmount }),
    ...(openAmount && maximumAmount !== '' && { maximumAmount }),
    ...(expiryDate !== '' && { expiryDate }),
  };
}

/** The schema of the package form: the domain's rules and the link settings. */
export function packageFormSchema(urls: { allowLocalHttp: boolean }): v.GenericSchema<Form, Values> {
  const whole = v.intersect([packageSchema(urls), v.object({ link })]) as unknown as v.GenericSchema<
    Form,
    Checked
  >;
  return v.pipe(
    whole,
    v.forward(
      v.check((form: Checked) => {
        const { openAmount, minimumAmount, maximumAmount } = form.link;
        return !openAmount || !isBelow(maximumAmount, minimumAmount);
      }, crossed),
      ['link', 'maximumAmount'],
    ),
    v.forward(
      v.check((form: Checked) => {
        const { openAmount, minimumAmount, maximumAmount } = form.link;
        return (
          !openAmount || !(isBelow(offered(form), minimumAmount) || isBelow(maximumAmount, offered(form)))
        );
      }, outside),
      ['amount'],
    ),
    v.transform((form) => ({ ...form, link: linkValues(form.link) })),
  ) as unknown as v.GenericSchema<Form, Values>;
}
