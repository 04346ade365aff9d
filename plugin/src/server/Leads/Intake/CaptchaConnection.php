<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Intake;

use HvacBlocks\Platform\Http\ConnectionCheck;
use HvacBlocks\Platform\Http\FailureReason;
use HvacBlocks\Platform\Http\UpstreamAnswer;
use HvacBlocks\Platform\Http\UpstreamFailure;
use HvacBlocks\Platform\Http\UpstreamRequest;
use HvacBlocks\Platform\Languages\Text;
use HvacBlocks\Platform\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/** Tests the secret key with an invented token: the service rejects the token, but recognizes the key. */
final readonly class CaptchaConnection implements ConnectionCheck {
	public function __construct( private Settings $settings ) {}

	public function name(): string {
		return 'captcha';
	}

	public function request(): ?UpstreamRequest {
		$service = Captcha::of( $this->settings );

		return null === $service ? null : CaptchaCheck::request( $service, $this->settings, 'test' );
	}

	public function is_shown(): bool {
		return false;
	}

	public function unset_text(): string {
		return __( 'The spam check is neither Turnstile nor hCaptcha, or a key is missing.', 'hvac-blocks' );
	}

	public function success_text( UpstreamAnswer $answer ): string {
		if ( CaptchaCheck::is_about_us( $answer->data ) ) {
			throw FailureReason::BadStatus->failure( 401 );
		}

		/* translators: {service} is Cloudflare Turnstile or hCaptcha. */
		return Text::fill( __( '{service} responds and knows the secret key.', 'hvac-blocks' ), array( 'service' => (string) Captcha::of( $this->settings )?->label() ) );
	}

	public function refusal_text( UpstreamFailure $failure ): ?string {
		return null;
	}
}
