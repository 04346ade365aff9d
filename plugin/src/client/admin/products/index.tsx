import { mount } from '../shared/mount';
import { App } from './app';
import './products.scss';

mount( <App /> );
