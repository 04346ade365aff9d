import { mount } from '../shared/mount';
import { App } from './app';
import './settings.scss';

mount( <App /> );
