import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { ExternalLink, Mail, MessageCircle } from 'lucide-react';
import { useTexts } from '../../i18n/use-texts.ts';
import { shareTargets } from './share-targets.ts';

/** Buttons to send a link to customers and to open its page. */
export function LinkShare(link: { readonly address: string; readonly name: string }) {
  const { t } = useTexts();
  const { whatsApp, mail } = shareTargets(link);
  const outside = { target: '_blank', rel: 'noreferrer' } as const;
  return (
    <HStack gap="2" wrap="wrap">
      <Button asChild size="xs">
        <a href={whatsApp} {...outside}>
          <MessageCircle size={14} aria-hidden />
          WhatsApp
        </a>
      </Button>
      <Button asChild size="xs">
        <a href={mail}>
          <Mail size={14} aria-hidden />
          {t('Email')}
        </a>
      </Button>
      <Button asChild size="xs">
        <a href={link.address} {...outside}>
          <ExternalLink size={14} aria-hidden />
          {t('Open the page')}
        </a>
      </Button>
    </HStack>
  );
}
