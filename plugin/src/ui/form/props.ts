import type { FormErrors, FormProps, FormValues } from '@client/domain/form';

/** What a form is made from: the twin of `FormBlocks\FormView`. */
export interface FormViewProps {
	id: string;
	/** `POST /leads`. */
	action: string;
	tokenUrl: string;
	/** The page, with the form's id as its fragment: where a browser without JavaScript comes back to. */
	pageUrl: string;
	companyId: string;
	form: FormProps;
	step: number;
	values: FormValues;
	consented: boolean;
	errors: FormErrors;
	summary: Array< { name: string; message: string } >;
	/** About the form as a whole; `{phone}` in it is a link. */
	notice: string;
	/** Where another dealer is found, beside the notice; empty where that is of no use. */
	dealers: string;
	/** Of the lead that was sent; empty before. */
	reference: string;
	texts: { optional: string; dealers: string; help: string; sentHeading: string; sentText: string };
	phone: string;
	/** Of the block's heading; the steps' headings stand below it. */
	level: number;
	/** Called once the lead is stored. */
	onSent?: ( reference: string, values: FormValues ) => void;
}
