import { pageQuery } from '@client/domain/dealers-address';

/** Keeps what names the page in a query in a form of the method GET that leads to the page that it is on. */
export const View = () =>
	pageQuery().map( ( pair ) => {
		const [ name, value ] = pair.split( '=' );

		return <input key={ pair } type="hidden" name={ name } value={ value } />;
	} );
