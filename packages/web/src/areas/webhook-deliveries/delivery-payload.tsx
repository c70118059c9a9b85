import { FormSection } from '../../kit/ui/page/form-section.tsx';
import { CodeBlock } from '../../kit/ui/parts/code-block.tsx';

/** Indents JSON; returns any other text unchanged. */
function indentJson(payload: string): string {
  try {
    return JSON.stringify(JSON.parse(payload), undefined, 2);
  } catch {
    return payload;
  }
}

/** Shows the payload indented. Copying yields the exact bytes sent, because the signature covers those. */
export function DeliveryPayload({ payload }: { payload: string }) {
  return (
    <FormSection title="Payload" hint="The copied text is exactly what was sent and signed.">
      <CodeBlock code={indentJson(payload)} name="JSON" exact={payload} />
    </FormSection>
  );
}
