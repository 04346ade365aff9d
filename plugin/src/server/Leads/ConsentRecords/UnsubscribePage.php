<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\ConsentRecords;

use Closure;
use HvacBlocks\Kernel\Feature;
use HvacBlocks\Leads\Consent\Unsubscribe;
use HvacBlocks\Leads\Store\Lead;
use HvacBlocks\Leads\Store\LeadRepository;
use HvacBlocks\Leads\Store\LedgerDetail;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Languages\LanguageSwitch;
use HvacBlocks\Platform\Languages\Text;
use HvacBlocks\Platform\Settings\Settings;
use RuntimeException;

defined( 'ABSPATH' ) || exit;

/**
 * The page behind the link of `Unsubscribe`: it asks, and revokes the consent when its button is pressed.
 *
 * Mail scanners and link previews open every link, so GET and HEAD change nothing. A mail program's own button posts `List-Unsubscribe=One-Click` (RFC
 * 8058) and gets no further question. The page loads no external resources, so that no other site learns the link.
 */
final readonly class UnsubscribePage implements Feature {
	/** @param Closure(): Revocation $revocation made when a button is pressed */
	public function __construct( private LeadRepository $leads, private Closure $revocation, private Settings $settings ) {}

	public function boot(): void {
		// Before the main query, which does not know this page.
		add_action( 'wp_loaded', $this->answer( ... ) );
	}

	private function answer(): void {
		// phpcs:disable WordPress.Security -- the signature is what allows it; the rest is compared, and escaped where it is printed.
		if ( ! isset( $_GET[ Unsubscribe::LEAD ] ) || is_admin() || wp_doing_cron() ) {
			return;
		}

		$method = is_string( $_SERVER['REQUEST_METHOD'] ?? null ) ? $_SERVER['REQUEST_METHOD'] : 'GET';
		$answer = $this->respond( $method, $_GET, $_POST );
		// phpcs:enable

		status_header( $answer->status );
		nocache_headers();
		header( 'Cache-Control: no-store' );
		header( 'X-Robots-Tag: noindex' );
		header( 'Referrer-Policy: no-referrer' );

		if ( '' !== $answer->location ) {
			header( "Location: $answer->location" );
		} else {
			header( 'Content-Type: text/html; charset=UTF-8' );
			header( "Content-Security-Policy: default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'" );
			echo $answer->html; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped where it is made.
		}

		exit;
	}

	/**
	 * @param array<array-key, mixed> $query
	 * @param array<array-key, mixed> $post
	 */
	public function respond( string $method, array $query, array $post ): UnsubscribeAnswer {
		$reference = self::text( $query, Unsubscribe::LEAD );
		$lang      = Language::tryFrom( self::text( $query, Unsubscribe::LANG ) ) ?? Language::English;

		try {
			if ( ! Unsubscribe::is_signed( $reference, self::text( $query, Unsubscribe::SIGNATURE ) ) ) {
				return LanguageSwitch::in( $lang, fn (): UnsubscribeAnswer => $this->says( 403, $lang, __( 'This link is incomplete', 'hvac-blocks' ), __( 'Please open the full link from the email you received.', 'hvac-blocks' ) ) );
			}

			$lead = $this->leads->by_reference( $reference );
			$lang = $lead->lang ?? $lang;

			return LanguageSwitch::in( $lang, fn (): UnsubscribeAnswer => $this->signed( $method, $post, $reference, $lead, $lang ) );
		} catch ( RuntimeException ) {
			return LanguageSwitch::in( $lang, fn (): UnsubscribeAnswer => $this->says( 503, $lang, __( 'Something went wrong', 'hvac-blocks' ), __( 'Nothing has changed yet. Please try again in a few minutes.', 'hvac-blocks' ) ) );
		}
	}

	/** @param array<array-key, mixed> $post */
	private function signed( string $method, array $post, string $reference, ?Lead $lead, Language $lang ): UnsubscribeAnswer {
		$is_one_click = 'One-Click' === self::text( $post, 'List-Unsubscribe' );
		$confirmed    = self::text( $post, 'confirm' );

		if ( 'POST' === $method && ( $is_one_click || in_array( $confirmed, array( '1', 'marketing' ), true ) ) ) {
			if ( null !== $lead ) {
				( $this->revocation )()->by_person( $lead, $is_one_click ? LedgerDetail::OneClick : LedgerDetail::Unsubscribed, ! $is_one_click && 'marketing' === $confirmed );
			}

			// A mail program does not follow redirects; a browser that reloads the page must not post again.
			return $is_one_click ? $this->done( $lead, $lang ) : UnsubscribeAnswer::redirect( Unsubscribe::url( $reference, $lang ) );
		}

		// Nothing usable is kept of a deleted lead.
		return null === $lead || '' !== $lead->revoked_at ? $this->done( $lead, $lang ) : $this->asks( $lead );
	}

	private function asks( Lead $lead ): UnsubscribeAnswer {
		$brand  = array( 'brand' => $this->settings->string( 'brand_name' ) );
		$is_ads = Lead::MARKETING === $lead->kind;
		[ $title, $text ] = match ( true ) {
			$is_ads => array( __( 'Unsubscribe from {brand} emails?', 'hvac-blocks' ), __( 'We will no longer send these emails to {email}.', 'hvac-blocks' ) ),
			$lead->agrees_to_marketing() => array( __( 'Withdraw your consent?', 'hvac-blocks' ), __( 'You agreed that {brand} and a dealer may contact you about your request at {email} and by phone, and that {brand} may send you marketing. You can stop marketing only, or withdraw both. We keep a record of that with your request.', 'hvac-blocks' ) ),
			'' !== $lead->marketing_revoked_at => array( __( 'You will get no more marketing', 'hvac-blocks' ), __( '{brand} will send no more marketing to {email} or by phone. Any that is already on its way may still arrive. You can also withdraw your consent to be contacted about your request.', 'hvac-blocks' ) ),
			default => array( __( 'Withdraw your consent?', 'hvac-blocks' ), __( 'You agreed that {brand} and a dealer may contact you at {email} and by phone. If you withdraw your consent, we keep a record of that with your request.', 'hvac-blocks' ) ),
		};

		return $this->says(
			200,
			$lead->lang,
			Text::fill( $title, $brand ),
			Text::fill( $text, array( ...$brand, 'email' => self::masked( $lead->field( 'email' ) ) ) ),
			sprintf(
				'<form method="post" action="%s">%s<button type="submit" name="confirm" value="1">%s</button></form>',
				esc_url( Unsubscribe::url( $lead->reference, $lead->lang ) ),
				$lead->agrees_to_marketing() ? sprintf( '<button type="submit" name="confirm" value="marketing">%s</button> ', esc_html__( 'Stop marketing only', 'hvac-blocks' ) ) : '',
				esc_html( $is_ads ? __( 'Unsubscribe', 'hvac-blocks' ) : __( 'Withdraw consent', 'hvac-blocks' ) )
			)
		);
	}

	private function done( ?Lead $lead, Language $lang ): UnsubscribeAnswer {
		return null === $lead || Lead::MARKETING === $lead->kind
			? $this->says( 200, $lang, __( 'You have unsubscribed', 'hvac-blocks' ), __( 'You will no longer receive these emails. Any that are already on their way may still arrive.', 'hvac-blocks' ) )
			: $this->says( 200, $lang, __( 'Your consent has been withdrawn', 'hvac-blocks' ), __( 'We have noted this with your request. You do not need to do anything else.', 'hvac-blocks' ) );
	}

	private function says( int $status, Language $lang, string $title, string $text, string $form = '' ): UnsubscribeAnswer {
		return UnsubscribeAnswer::page(
			$status,
			sprintf(
				'<!doctype html><html lang="%1$s"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>%2$s</title><style>%3$s</style></head><body><main><p class="site">%4$s</p><h1>%2$s</h1><p>%5$s</p>%6$s<p class="home"><a href="%7$s">%8$s</a></p></main></body></html>',
				esc_attr( $lang->value ),
				esc_html( $title ),
				(string) file_get_contents( __DIR__ . '/unsubscribe.css' ), // phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of the plugin.
				esc_html( get_bloginfo( 'name', 'display' ) ),
				esc_html( $text ),
				$form,
				esc_url( home_url( '/' ) ),
				esc_html__( 'Go to the website', 'hvac-blocks' )
			)
		);
	}

	/** Enough for the person to recognize it, too little for anyone else: `a•••@example.com`. */
	private static function masked( string $email ): string {
		$at = strrpos( $email, '@' );

		return false === $at ? '•••' : mb_substr( $email, 0, 1 ) . '•••' . substr( $email, $at );
	}

	/** @param array<array-key, mixed> $values */
	private static function text( array $values, string $name ): string {
		$value = $values[ $name ] ?? '';

		return is_string( $value ) ? $value : '';
	}
}
