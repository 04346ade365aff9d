import { mount } from '../shared/mount';
import { App } from './app';
import './webhooks.scss';

mount( <App /> );
