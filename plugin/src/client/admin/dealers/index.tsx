import { mount } from '../shared/mount';
import { App } from './app';
import './dealers.scss';

mount( <App /> );
