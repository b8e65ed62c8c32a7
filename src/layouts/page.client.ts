import '../features/basket/basket-badge.client.ts';
import '../features/header/menu.client.ts';
import { reloadOnFailedChunk } from '../features/islands/failed-chunk.client.ts';
import '../features/regions/region-picker.client.ts';
import './picture-transition.client.ts';

reloadOnFailedChunk();
