import { useState } from 'react';

/** The merchant's logo; without one, or if it does not load, the first letter of its name. */
export function MerchantMark({ name, logo }: { name: string; logo?: string | undefined }) {
  const [isBroken, setIsBroken] = useState(false);
  if (logo && !isBroken)
    return <img className="initial logo" src={logo} alt="" onError={() => setIsBroken(true)} />;
  return (
    <span className="initial" aria-hidden="true">
      {[...name.trim()][0]?.toUpperCase()}
    </span>
  );
}
