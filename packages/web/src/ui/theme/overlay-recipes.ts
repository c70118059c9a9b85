import { dialogAnatomy, drawerAnatomy, menuAnatomy, popoverAnatomy } from '@chakra-ui/react/anatomy';
import { defineConfig } from '@chakra-ui/react/styled-system';

/** What floats above the page has a ground and a border of its own, so that it shows in the dark theme too. */
const floating = { bg: 'bg.overlay', borderWidth: '1px', borderColor: 'border' };

export const overlayRecipes = defineConfig({
  theme: {
    slotRecipes: {
      menu: {
        slots: menuAnatomy.keys(),
        base: { content: { ...floating, '--menu-bg': 'colors.bg.overlay' } },
      },
      popover: {
        slots: popoverAnatomy.keys(),
        base: { content: { ...floating, '--popover-bg': 'colors.bg.overlay' } },
      },
      dialog: { slots: dialogAnatomy.keys(), base: { content: floating } },
      drawer: { slots: drawerAnatomy.keys(), base: { content: floating } },
    },
  },
});
