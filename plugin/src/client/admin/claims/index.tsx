import { mount } from '../shared/mount';
import { App } from './app';
import './claims.scss';

mount( <App /> );
