<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Store;

use HvacBlocks\Leads\Consent\Consent;
use HvacBlocks\Leads\Consent\ConsentState;
use HvacBlocks\Offers\Catalog\AskedProduct;
use HvacBlocks\Platform\Languages\Language;

defined( 'ABSPATH' ) || exit;

/** A lead as it is stored. The values are the visitor's input, validated and normalised but not escaped. */
final readonly class Lead {
	/** The kind of lead that asks for mail and nothing else. */
	public const MARKETING = 'MARKETO';

	/**
	 * @param int                   $id              0 before it is stored
	 * @param string                $idempotency_key the same for every attempt to post or deliver this lead
	 * @param array<string, string> $fields          by field name
	 * @param string                $page_url        the page it was sent from; empty if unknown
	 * @param string                $address_hash    keyed; the address itself is not stored
	 * @param bool                  $verified        whether it came with a valid form token
	 * @param string                $created         UTC, `Y-m-d H:i:s`
	 * @param string                $dealer_name     at the time of the lead; empty if it could not be looked up
	 * @param string                $agent_hash      of the user agent, keyed; empty if there was none
	 * @param string                $address_raw     the address itself; empty unless the site's settings keep it
	 * @param string                $agent_raw       the user agent itself; empty unless the site's settings keep it
	 * @param string                $revoked_at      when the consent was revoked, UTC; empty if it has not been
	 * @param array<string, string> $answers         of the system wizard, by their names in the address of its results; empty for none
	 * @param string                $anonymised_at   when the identifying data was removed, UTC; empty if it has not been
	 * @param Consent|null          $marketing       the choice about marketing; null if the form did not ask
	 * @param string                $marketing_revoked_at when the consent to marketing was revoked, UTC; empty if it has not been
	 * @param AskedProduct|null     $product         what it is about; null for none
	 * @param bool                  $is_test         the site's own self-test: marked when delivered, not counted
	 */
	public function __construct(
		public int $id,
		public string $reference,
		public string $idempotency_key,
		public string $form,
		public string $form_version,
		public Language $lang,
		public string $kind,
		public string $source,
		public string $brand,
		public string $company_id,
		public array $fields,
		public LeadStatus $status,
		public bool $verified,
		public string $page_url,
		public string $address_hash,
		public string $created,
		public ?Consent $consent,
		public string $dealer_name = '',
		public string $agent_hash = '',
		public string $address_raw = '',
		public string $agent_raw = '',
		public string $revoked_at = '',
		public bool $is_test = false,
		public string $anonymised_at = '',
		public array $answers = array(),
		public ?Consent $marketing = null,
		public string $marketing_revoked_at = '',
		public ?AskedProduct $product = null,
	) {}

	/** Whether the person agrees to marketing. */
	public function agrees_to_marketing(): bool {
		return ConsentState::Checked === $this->marketing?->state && '' === $this->marketing_revoked_at && '' === $this->anonymised_at;
	}

	/** What people read about the choice. */
	public function marketing_label(): string {
		return null === $this->marketing ? __( 'Not asked', 'hvac-blocks' ) : $this->marketing->state->label();
	}

	/** Whether it must not be delivered: a withdrawn email signup, or an anonymized lead. */
	public function is_withdrawn(): bool {
		return '' !== $this->anonymised_at || ( '' !== $this->revoked_at && self::MARKETING === $this->kind );
	}

	/** The lowercase e-mail address by which it is found; cut to the length of the column. */
	public function email(): string {
		return self::email_key( $this->field( 'email' ) );
	}

	/** Returns an address in the form by which leads are found. */
	public static function email_key( string $email ): string {
		return mb_substr( mb_strtolower( trim( $email ) ), 0, 190 );
	}

	/** Returns the value of a field; empty if the form has no such field. */
	public function field( string $name ): string {
		return $this->fields[ $name ] ?? '';
	}
}
