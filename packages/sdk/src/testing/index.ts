export {
  createTestTransport,
  type RecordedRequest,
  reply,
  type TestAnswer,
  type TestTransport,
} from './test-transport.ts';
