import { mount } from '../shared/mount';
import { App } from './app';
import './mail-texts.scss';

mount( <App /> );
