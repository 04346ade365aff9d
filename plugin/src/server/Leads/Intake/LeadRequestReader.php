<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Intake;

use HvacBlocks\Editing\Forms\FormLibrary;
use HvacBlocks\Kernel\Schema;
use HvacBlocks\Offers\Catalog\AskedProduct;
use HvacBlocks\Offers\Catalog\ProductDirectory;
use HvacBlocks\Offers\Recommendation\LeadAnswers;
use HvacBlocks\Platform\Languages\Language;
use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** Reads the body of `POST /leads`, and rejects anything that the plugin's forms do not send. */
final readonly class LeadRequestReader {
	/** Bytes; the longest form with every field full is a third of this. */
	public const LONGEST = 32768;

	private const MOST_FIELDS = 100;

	/** hCaptcha's tokens have some thousand characters. */
	private const LONGEST_CAPTCHA = 16384;

	/** The field that people do not see. Its name is meaningless, so that password managers do not fill it in. */
	public const TRAP = 'x7';

	/** Its name in version 1.0: in cached pages, where password managers fill it in. */
	private const FORMER_TRAP = 'website';

	public function __construct( private FormLibrary $forms, private ProductDirectory $products ) {}

	/** @return array<string, array<string, mixed>> */
	public static function args( FormLibrary $forms ): array {
		return array(
			'form'             => Schema::choice( $forms->names(), null, __( 'The name of the form.', 'hvac-blocks' ) ),
			'lang'             => Schema::choice( array_column( Language::cases(), 'value' ), null, __( 'The language the form was shown in.', 'hvac-blocks' ) ),
			'fields'           => array(
				'type'                 => 'object',
				// Longer values get the form's own messages; the limit of the body bounds them.
				'additionalProperties' => array(
					'type'      => 'string',
					'maxLength' => self::LONGEST,
				),
				'maxProperties'        => self::MOST_FIELDS,
				'required'             => true,
				'description'          => __( 'The values by form field name.', 'hvac-blocks' ),
			),
			'companyId'        => self::text( 64, __( 'The dealer the lead is for.', 'hvac-blocks' ), '^[A-Za-z0-9_-]*$' ),
			'source'           => self::text( 64, __( 'One of the form\'s sources. Defaults to the first.', 'hvac-blocks' ) ),
			'consent'          => Schema::flag( __( 'Whether the visitor agreed to the consent text.', 'hvac-blocks' ) ),
			'consentVersion'   => self::text( 32, __( 'The version of the consent text that was shown. Defaults to the current version.', 'hvac-blocks' ) ),
			'marketing'        => Schema::flag( __( 'Whether the visitor agreed to marketing. Never needed.', 'hvac-blocks' ) ),
			'marketingVersion' => self::text( 32, __( 'The version of the text about marketing that was shown. Without it, the visitor was not asked.', 'hvac-blocks' ) ),
			'pageUrl'          => self::text( 2000, __( 'The page the form was sent from.', 'hvac-blocks' ) ),
			'idempotencyKey'   => array(
				'type'        => 'string',
				'format'      => 'uuid',
				'description' => __( 'Generated once per submission and sent with every attempt so that the lead is stored only once.', 'hvac-blocks' ),
			),
			'product'          => self::text( 64, __( 'The ID of the product that the lead is about. An unknown one is left out.', 'hvac-blocks' ), '^[A-Za-z0-9_-]*$' ),
			'wizard'           => LeadAnswers::schema(),
			'token'            => self::text( 200, __( 'The token from GET /form-token.', 'hvac-blocks' ) ),
			'captcha'          => self::text( self::LONGEST_CAPTCHA, __( 'The token of Turnstile or hCaptcha, if one of them is the spam check. Without it, the lead is suspected spam.', 'hvac-blocks' ) ),
			self::TRAP        => self::text( 500, __( 'Hidden from people, who leave it empty.', 'hvac-blocks' ) ),
			self::FORMER_TRAP => self::text( 500, __( 'Accepted from pages of version 1.0 and not looked at.', 'hvac-blocks' ) ),
		);
	}

	public static function is_form( WP_REST_Request $request ): bool {
		return 'application/x-www-form-urlencoded' === ( $request->get_content_type()['value'] ?? '' );
	}

	public function problem( WP_REST_Request $request ): ?WP_Error {
		if ( ! self::is_form( $request ) && ! $request->is_json_content_type() ) {
			return self::error( 415, 'hvac_blocks_wrong_type', __( 'Send JSON or a form.', 'hvac-blocks' ) );
		}

		$body = self::body( $request );

		if ( strlen( (string) wp_json_encode( $body ) ) > self::LONGEST || strlen( (string) $request->get_body() ) > self::LONGEST ) {
			return self::error( 413, 'hvac_blocks_too_large', __( 'The submission is too large for a form.', 'hvac-blocks' ) );
		}

		$form    = $this->forms->get( self::string( $request, 'form' ) );
		$unknown = array( ...array_keys( array_diff_key( $body, self::args( $this->forms ) ) ), ...array_keys( array_diff_key( self::fields( $request ), $form->fields ) ) );

		if ( array() !== $unknown ) {
			return self::error( 400, 'hvac_blocks_unknown_property', __( 'The form does not have this field.', 'hvac-blocks' ) );
		}

		if ( ! self::is_form( $request ) && '' === self::string( $request, 'idempotencyKey' ) ) {
			return self::error( 400, 'hvac_blocks_no_key', __( 'The idempotency key is missing.', 'hvac-blocks' ) );
		}

		return null;
	}

	/** @param WP_REST_Request $request one without a problem */
	public function read( WP_REST_Request $request, string $address ): LeadRequest {
		$version = self::string( $request, 'consentVersion' );
		$lang    = Language::from( self::string( $request, 'lang' ) );

		return new LeadRequest(
			form: $this->forms->get( self::string( $request, 'form' ) ),
			lang: $lang,
			fields: self::fields( $request ),
			company_id: self::string( $request, 'companyId' ),
			source: self::string( $request, 'source' ),
			consent: true === $request->get_param( 'consent' ),
			consent_version: '' === $version ? null : $version,
			page_url: self::string( $request, 'pageUrl' ),
			idempotency_key: self::string( $request, 'idempotencyKey' ),
			token: self::string( $request, 'token' ),
			trap: self::string( $request, self::TRAP ),
			address: $address,
			is_test: SelfTestPass::is_on( $request ),
			agent: self::printable( (string) $request->get_header( 'user_agent' ) ),
			answers: LeadAnswers::read( $request->get_param( 'wizard' ) ),
			marketing: true === $request->get_param( 'marketing' ),
			marketing_version: self::string( $request, 'marketingVersion' ) ?: null,
			product: AskedProduct::of( self::string( $request, 'product' ), $this->products, $lang ),
			captcha: self::string( $request, 'captcha' ),
		);
	}

	/** @return array<array-key, mixed> what was posted, without the arguments in the address */
	private static function body( WP_REST_Request $request ): array {
		return self::is_form( $request ) ? $request->get_body_params() : (array) $request->get_json_params();
	}

	/** @return array<string, string> */
	private static function fields( WP_REST_Request $request ): array {
		$fields = array();

		foreach ( (array) $request->get_param( 'fields' ) as $name => $value ) {
			$fields[ (string) $name ] = is_string( $value ) ? $value : '';
		}

		return $fields;
	}

	/** Returns a header that is safe to store and show. */
	private static function printable( string $header ): string {
		return mb_substr( sanitize_text_field( wp_check_invalid_utf8( $header, true ) ), 0, 300 );
	}

	private static function string( WP_REST_Request $request, string $name ): string {
		$value = $request->get_param( $name );

		return is_string( $value ) ? $value : '';
	}

	/** @return array<string, mixed> */
	private static function text( int $longest, string $description, string $pattern = '' ): array {
		return array_filter(
			array(
				'type'        => 'string',
				'maxLength'   => $longest,
				'pattern'     => $pattern,
				'description' => $description,
			)
		);
	}

	private static function error( int $status, string $code, string $message ): WP_Error {
		return new WP_Error( $code, $message, array( 'status' => $status ) );
	}
}
