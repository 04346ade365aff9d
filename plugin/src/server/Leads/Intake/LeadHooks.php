<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Intake;

use HvacBlocks\Editing\Forms\FormValidator;
use HvacBlocks\Kernel\FilterMistake;
use HvacBlocks\Leads\Destinations\MailContent;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** The changes of other plugins to a lead before it is stored. */
final class LeadHooks {
	/**
	 * @param array<string, string> $fields valid ones
	 * @return array<string, string>|IntakeAnswer valid ones; or the response to a visitor whose lead is refused
	 */
	public static function fields( LeadRequest $request, array $fields ): array|IntakeAnswer {
		if ( ! has_filter( 'hvac_blocks_lead_fields' ) ) {
			return $fields;
		}

		$lead = array(
			'form'      => $request->form->name,
			'lang'      => $request->lang->value,
			'source'    => $request->source,
			'companyId' => $request->company_id,
			'pageUrl'   => $request->page_url,
			'consent'   => $request->consent,
			'marketing' => $request->marketing,
			'isTest'    => $request->is_test,
		);

		/**
		 * Filters a visitor's input, after validation and before the lead is stored. Return the values, which are validated again by the form's rules;
		 * missing values stay unchanged, and if any value is invalid, the whole result is ignored. Return a `WP_Error` to refuse the lead: its message
		 * is shown in the form, which keeps all input; messages for fields can be in its data, as `array( 'fields' => array( 'zip' => '…' ) )`. The
		 * consents cannot be changed. The visitor waits meanwhile, and if a callback throws, the lead is not stored: the visitor is asked to try again.
		 *
		 * @param array<string, string>                                                                                                         $fields values by field, in their stored form
		 * @param array{form: string, lang: string, source: string, companyId: string, pageUrl: string, consent: bool, marketing: bool, isTest: bool} $lead   what else the form sent; `isTest` for the site's own test of the form, better not refused
		 */
		$given = apply_filters( 'hvac_blocks_lead_fields', $fields, $lead );

		if ( $given instanceof WP_Error ) {
			return self::refused( $given, $request );
		}

		return self::checked( $given, $request, $fields ) ?? self::mistaken( $fields );
	}

	/**
	 * @param array<string, string> $fields
	 * @return array<string, string>|null
	 */
	private static function checked( mixed $given, LeadRequest $request, array $fields ): ?array {
		if ( ! is_array( $given ) || array() !== array_diff_key( $given, $fields ) || $given !== array_filter( $given, is_string( ... ) ) ) {
			return null;
		}

		$validation = FormValidator::validate( $request->form, $given + $fields );

		// The site's own test of the form leaves out fields that it cannot know.
		return $validation->valid() || $request->is_test ? $validation->values : null;
	}

	/**
	 * @param array<string, string> $fields
	 * @return array<string, string>
	 */
	private static function mistaken( array $fields ): array {
		FilterMistake::report( 'hvac_blocks_lead_fields', 'valid values by the names of the form\'s fields, or a WP_Error' );

		return $fields;
	}

	private static function refused( WP_Error $error, LeadRequest $request ): IntakeAnswer {
		$data    = $error->get_error_data();
		$fields  = is_array( $data ) && is_array( $data['fields'] ?? null ) ? $data['fields'] : array();
		$fields  = array_filter( array_map( self::line( ... ), array_intersect_key( $fields, $request->form->fields ) ) );
		$message = self::line( $error->get_error_message() );

		return array() === $fields
			? IntakeAnswer::refused( IntakeOutcome::Refused, '' === $message ? $request->form->message( 'notStored' ) : $message )
			: IntakeAnswer::invalid( '' === $message ? $request->form->message( 'invalid' ) : $message, $fields );
	}

	/** A visitor sees it as plain text. */
	private static function line( mixed $text ): string {
		return is_string( $text ) ? MailContent::line( wp_strip_all_tags( $text ) ) : '';
	}
}
