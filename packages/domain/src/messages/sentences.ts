import { answerSentences } from './answer-sentences.ts';
import { historySentences } from './history.ts';

/**
 * All of the server's error messages, descriptions of history entries and reasons of failed deliveries, by code. They
 * are English templates with `{{placeholders}}`. Clients translate by code, so a code must keep its meaning and its
 * placeholders. Messages about form fields have their own codes (`RuleCode`) and no placeholders.
 */
export const sentences = { ...answerSentences, ...historySentences } as const;
