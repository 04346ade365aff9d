import { pageQuery } from '@client/data/page-query';

/** Keeps what names the page in a query in a form of the method GET that leads to the page that it is on. */
export const View = () => (
	<>
		{ pageQuery().map( ( [ name, value ] ) => (
			<input key={ name } type="hidden" name={ name } value={ value } />
		) ) }
	</>
);
