import { Box } from '@chakra-ui/react/box';
import { useRouterState } from '@tanstack/react-router';

/** A line that grows while the next page loads. It appears after 150 ms, so that pages which load faster show no line. */
export function PageProgress() {
  const busy = useRouterState({ select: ({ isLoading }) => isLoading });
  if (!busy) return null;
  return (
    <Box
      position="absolute"
      insetBlockEnd="-2px"
      insetInlineStart="0"
      width="92%"
      height="2px"
      bg="brand.solid"
      animation="page-progress 8s 150ms cubic-bezier(0.05, 0.7, 0.1, 1) backwards"
    />
  );
}
