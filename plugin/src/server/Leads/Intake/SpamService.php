<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Intake;

use HvacBlocks\Leads\Store\LedgerDetail;
use HvacBlocks\Platform\Http\UpstreamClient;
use HvacBlocks\Platform\Http\UpstreamFailure;
use HvacBlocks\Platform\Http\UpstreamRequest;
use HvacBlocks\Platform\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Asks the service of the settings whether a lead is spam: Akismet about the lead, or Turnstile or hCaptcha about the browser. It refuses nothing: what it
 * suspects, a person decides. Source for Akismet: akismet.com/developers, comment-check.
 */
final readonly class SpamService {
	public const UPSTREAM = 'akismet';
	public const URL      = 'https://rest.akismet.com/1.1/comment-check';

	/** The fields that a person is known by; Akismet compares them with those of other sites. */
	private const AUTHOR = array( 'firstName', 'lastName' );

	/** @param string $url for tests, another service than Akismet's */
	public function __construct( private Settings $settings, private UpstreamClient $client, private string $url = self::URL ) {}

	/**
	 * @param array<string, string> $fields as they are stored
	 * @return LedgerDetail|null why the lead is suspicious; null if it is not, or no service is chosen
	 */
	public function suspicion( LeadRequest $request, array $fields ): ?LedgerDetail {
		$service = $this->settings->string( 'spam_service' );
		$captcha = Captcha::of( $this->settings );

		if ( 'akismet' !== $service && null === $captcha ) {
			return null;
		}

		$why = null === $captcha ? $this->akismet( $request, $fields ) : ( new CaptchaCheck( $this->settings, $this->client ) )->suspicion( $captcha, $request->captcha );

		// Without a token, nobody was asked.
		if ( LedgerDetail::NoCaptcha !== $why ) {
			SpamServiceState::note( $service, LedgerDetail::NotChecked !== $why );
		}

		return $why;
	}

	/** @param array<string, string> $fields */
	private function akismet( LeadRequest $request, array $fields ): ?LedgerDetail {
		try {
			// The answer is the bare word "true" for spam, "false", or "invalid" for an unknown key.
			return match ( trim( $this->client->send( $this->request( $request, $fields ) )->body ) ) {
				'false' => null,
				'true'  => LedgerDetail::CalledSpam,
				default => LedgerDetail::NotChecked,
			};
		} catch ( UpstreamFailure ) {
			return LedgerDetail::NotChecked;
		}
	}

	/** Empty if there is none. */
	public static function key( Settings $settings ): string {
		$own    = $settings->string( 'akismet_key' );
		$plugin = defined( 'WPCOM_API_KEY' ) ? constant( 'WPCOM_API_KEY' ) : get_option( 'wordpress_api_key' );

		return '' !== $own ? $own : ( is_string( $plugin ) ? $plugin : '' );
	}

	/** @param array<string, string> $fields */
	private function request( LeadRequest $request, array $fields ): UpstreamRequest {
		return UpstreamRequest::form(
			self::UPSTREAM,
			$this->url,
			array(
				'api_key'              => self::key( $this->settings ),
				'blog'                 => home_url( '/' ),
				'blog_lang'            => get_locale(),
				'blog_charset'         => 'UTF-8',
				'user_ip'              => $request->address,
				'user_agent'           => $request->agent,
				'referrer'             => $request->page_url,
				'comment_type'         => 'contact-form',
				'comment_author'       => implode( ' ', array_filter( array_intersect_key( $fields, array_flip( self::AUTHOR ) ) ) ),
				'comment_author_email' => $fields['email'] ?? '',
			)
		);
	}
}
