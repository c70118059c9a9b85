import type { sentences } from './sentences.ts';

/**
 * Maps each English message with a count (its plural form) to its singular form. Other languages may have more than two
 * forms.
 */
export const singularSentences = {
  'Too many requests. Please try again in {{count}} seconds':
    'Too many requests. Please try again in {{count}} second',
  'Too many attempts to pay. Please try again in {{count}} seconds':
    'Too many attempts to pay. Please try again in {{count}} second',
  'Too many attempts to pay. Please try again in {{count}} minutes':
    'Too many attempts to pay. Please try again in {{count}} minute',
  'Too many failed attempts. Please try again in {{count}} minutes':
    'Too many failed attempts. Please try again in {{count}} minute',
  'Please provide at least {{least}} characters as {{field}}':
    'Please provide at least {{least}} character as {{field}}',
  'Please provide at most {{most}} characters as {{field}}':
    'Please provide at most {{most}} character as {{field}}',
  'Please provide {{field}} with at most {{most}} decimals':
    'Please provide {{field}} with at most {{most}} decimal',
  'Please provide at least {{least}} entries as {{field}}':
    'Please provide at least {{least}} entry as {{field}}',
  'Please provide at most {{most}} entries as {{field}}':
    'Please provide at most {{most}} entry as {{field}}',
  'The body must not be nested deeper than {{levels}} levels':
    'The body must not be nested deeper than {{levels}} level',
  'Approval file of {{rows}} rows uploaded': 'Approval file of {{rows}} row uploaded',
  'Approval file processed: {{decided}} of {{rows}} rows':
    'Approval file processed: {{decided}} of {{rows}} row',
  'You have {{count}} views: please delete one first': 'You have {{count}} view: please delete it first',
  '{{count}} events sent again': '{{count}} event sent again',
  'The merchant has {{count}} keys: please revoke one first':
    'The merchant has {{count}} key: please revoke it first',
  'The merchant has {{count}} endpoints: please delete one first':
    'The merchant has {{count}} endpoint: please delete it first',
  'Please choose at most {{count}} days, the first one first':
    'Please choose at most {{count}} day, the first one first',
  'More than {{count}} webhooks match. Please choose a shorter period':
    'More than {{count}} webhook matches. Please choose a shorter period',
} as const satisfies { readonly [Sentence in (typeof sentences)[keyof typeof sentences]]?: string };

/** Names of the placeholders for a count. A message with a count has exactly one of them. */
export const countHoles = ['count', 'least', 'most', 'levels', 'rows'] as const;
