import { isDay, normaliseDigits, type PackageForm, type PackageValues, packageSchema } from '@daftar/domain';
import type { PackageInput } from '@daftar/sdk';
import * as v from 'valibot';
import type { Text } from '../../i18n/text.ts';

type Link = NonNullable<PackageInput['link']>;
/** The form's settings of the link; bounds and end are texts, empty where there is none. */
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

/** Returns the link settings to send: without empty ones, and without minimum and maximum when the amount is fixed. */
function linkValues({ enabled, openAmount, minimumAmount, maximumAmount, expiryDate }: LinkForm): Link {
  return {
    ...{ enabled, openAmount },
    ...(openAmount && minimumAmount !== '' && { minimumAmount }),
    ...(openAmount && maximumAmount !== '' && { maximumAmount }),
    ...(expiryDate !== '' && { expiryDate }),
  };
}

/** The package form by the domain's rules, with the settings of its link. */
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
