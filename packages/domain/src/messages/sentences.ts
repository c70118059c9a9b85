import { answerSentences } from './answer-sentences.ts';
import { historySentences } from './history.ts';

/**
 * Every refusal of the server, every description of a history entry and every failure of a delivery, by its code: English templates with `{{holes}}`. Clients translate them by the code, so a code
 * keeps its sentence. What a form's field says has a code of its own (`RuleCode`) and no holes.
 */
export const sentences = { ...answerSentences, ...historySentences } as const;
