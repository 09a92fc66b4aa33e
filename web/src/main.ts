import './theme/tokens.css';
import './theme/base.css';

import { mount } from 'svelte';

import App from './app/App.svelte';
import { route } from './app/route.svelte';
import { wordsOfAll } from './games/words';
import { words } from './language/words.svelte';
import { sounds } from './sound/sounds.svelte';
import { light } from './theme/theme.svelte';

light.begin();
sounds.begin();
route.begin();
await words.begin('ui', ...wordsOfAll('door'));
mount(App, { target: document.getElementById('inn')! });
