import { CodeBlock } from '../../kit/parts/code-block.tsx';
import { FormSection } from '../../kit/parts/form-section.tsx';

/** The same text with a field a line; one that is no JSON as it is. */
function laidOut(payload: string): string {
  try {
    return JSON.stringify(JSON.parse(payload), undefined, 2);
  } catch {
    return payload;
  }
}

/** What the merchant's server is sent: laid out to be read, copied to the byte, since the signature is of those bytes. */
export function DeliveryPayload({ payload }: { payload: string }) {
  return (
    <FormSection title="Payload" hint="Copying takes the text as it was sent and signed.">
      <CodeBlock code={laidOut(payload)} label="JSON" exact={payload} />
    </FormSection>
  );
}
