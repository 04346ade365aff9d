<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Intake;

use HvacBlocks\Editing\Forms\FormDefinition;
use HvacBlocks\Offers\Catalog\AskedProduct;
use HvacBlocks\Platform\Languages\Language;

defined( 'ABSPATH' ) || exit;

/** A visitor's submission of a form. Only its types have been checked. */
final readonly class LeadRequest {
	/**
	 * @param array<string, string> $fields          by name; only fields of the form
	 * @param string                $source          empty for the form's default
	 * @param string|null           $consent_version the version of the text on the page; null for the current one
	 * @param string                $idempotency_key empty if the browser sent none
	 * @param string                $token           of `GET /form-token`; empty if the browser sent none
	 * @param string                $trap            the value of the field that people do not see
	 * @param string                $address         the network address
	 * @param string                $agent           the browser's user agent
	 * @param bool                  $is_test         whether it is the site's own signed self-test
	 * @param array<string, string> $answers         of the system wizard; empty if the visitor did not use it
	 * @param bool                  $marketing       whether the box about marketing was ticked
	 * @param string|null           $marketing_version the version of its text; null if the page had no such box
	 * @param AskedProduct|null     $product         one of the catalog; null if the visitor asks about none
	 * @param string                $captcha         the token of Turnstile or hCaptcha; empty if the browser sent none
	 */
	public function __construct(
		public FormDefinition $form,
		public Language $lang,
		public array $fields,
		public string $company_id = '',
		public string $source = '',
		public bool $consent = false,
		public ?string $consent_version = null,
		public string $page_url = '',
		public string $idempotency_key = '',
		public string $token = '',
		public string $trap = '',
		public string $address = '',
		public string $agent = '',
		public bool $is_test = false,
		public array $answers = array(),
		public bool $marketing = false,
		public ?string $marketing_version = null,
		public ?AskedProduct $product = null,
		public string $captcha = '',
	) {}

	/** Returns the key; if there is none, one that is the same for identical submissions on the same day, so that a double click is one lead. */
	public function key(): string {
		if ( '' !== $this->idempotency_key ) {
			return strtolower( $this->idempotency_key );
		}

		$said = (string) wp_json_encode( array( $this->form->name, $this->lang->value, $this->fields, $this->company_id, $this->source, $this->address, gmdate( 'Y-m-d' ), ...array_filter( array( $this->answers, $this->marketing, $this->product?->id ) ) ) );
		$hash = hash( 'sha256', $said );

		return sprintf( '%s-%s-8%s-a%s-%s', substr( $hash, 0, 8 ), substr( $hash, 8, 4 ), substr( $hash, 12, 3 ), substr( $hash, 15, 3 ), substr( $hash, 18, 12 ) );
	}
}
