import type { FormProps, FormValues } from '@client/domain/form';
import type { StepsProps } from '@ui/forms/steps/types';

/** What a form is made from: the twin of `FormBlocks\FormView`. */
export interface FormViewProps extends StepsProps {
	/** Where a browser without JavaScript posts to: `POST /leads` at its second address, on the form's own page. */
	action: string;
	/** `POST /leads`. */
	leadsUrl: string;
	tokenUrl: string;
	/** The page, with the form's id as its fragment: where a browser without JavaScript comes back to. */
	pageUrl: string;
	companyId: string;
	form: FormProps;
	consented: boolean;
	/** About the form as a whole; `{phone}` in it is a link. */
	notice: string;
	/** Where another dealer is found, beside the notice; empty where that is of no use. */
	dealers: string;
	/** What is sent with the form and shown before: the answers of the system wizard, by their names. */
	wizard?: {
		title: string;
		rows: Array< { name: string; label: string; value: string } >;
		values: Record< string, string >;
	};
	/** Of the lead that was sent; empty before. */
	reference: string;
	texts: { optional: string; dealers: string; help: string; sentHeading: string; sentText: string };
	phone: string;
	/** Called once the lead is stored. */
	onSent?: ( reference: string, values: FormValues ) => void;
}
