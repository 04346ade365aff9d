<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Intake;

use HvacBlocks\Platform\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/** A service that distinguishes people from programs in the visitor's browser; `client/modules/captcha` loads it. */
enum Captcha: string {
	case Turnstile = 'turnstile';
	case HCaptcha  = 'hcaptcha';

	/** The action that a token must be for, if the service reports it; the same in `client/modules/captcha`. */
	public const ACTION = 'lead';

	/** The service in the settings; null without one, or while one of its keys is missing. */
	public static function of( Settings $settings ): ?self {
		$chosen = self::tryFrom( $settings->string( 'spam_service' ) );

		return null === $chosen || '' === $chosen->site_key( $settings ) || '' === $chosen->secret( $settings ) ? null : $chosen;
	}

	public function label(): string {
		return match ( $this ) {
			self::Turnstile => 'Cloudflare Turnstile',
			self::HCaptcha  => 'hCaptcha',
		};
	}

	/** The company that operates the service. */
	public function company(): string {
		return match ( $this ) {
			self::Turnstile => 'Cloudflare, Inc.',
			self::HCaptcha  => 'Intuition Machines, Inc.',
		};
	}

	/** Where its tokens are verified. Sources: developers.cloudflare.com/turnstile, docs.hcaptcha.com. */
	public function url(): string {
		$url = match ( $this ) {
			self::Turnstile => 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
			self::HCaptcha  => 'https://api.hcaptcha.com/siteverify',
		};

		/**
		 * Filters the address at which tokens of Turnstile or hCaptcha are verified, such as one of your own that passes on. It receives the secret key.
		 *
		 * @param string $url
		 * @param string $service `turnstile` or `hcaptcha`
		 */
		$filtered = apply_filters( 'hvac_blocks_captcha_url', $url, $this->value );

		return is_string( $filtered ) ? $filtered : $url;
	}

	public function site_key( Settings $settings ): string {
		return $settings->string( "{$this->value}_site_key" );
	}

	public function secret( Settings $settings ): string {
		return $settings->string( "{$this->value}_secret_key" );
	}
}
