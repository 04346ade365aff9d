<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Consent;

use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Languages\LanguageAlternates;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** The address of the site's privacy policy. */
final readonly class PrivacyPage {
	/** @param string|null $address the address in all languages; null for the page that WordPress knows */
	public function __construct( private ?string $address = null ) {}

	/** In the language if the site has it there; empty if no policy is published. */
	public function address( Language $language ): string {
		$address = $this->address ?? get_privacy_policy_url();
		$id      = get_option( 'wp_page_for_privacy_policy' );
		$page    = '' !== $address && null === $this->address && is_numeric( $id ) ? get_post( (int) $id ) : null;

		return $page instanceof WP_Post ? ( new LanguageAlternates() )->of_page( $page )[ $language->value ] ?? $address : $address;
	}
}
