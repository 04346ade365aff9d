<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Webhooks;

use HvacBlocks\Kernel\StoredRecord;
use HvacBlocks\Leads\Store\Lead;

defined( 'ABSPATH' ) || exit;

/**
 * An address that leads are sent to, as configured by the site's owner. Address, header values and secret never leave the server once stored.
 *
 * @phpstan-type Stored array{id: string, name: string, url: string, forms: list<string>, events: list<string>, format: string, template: string, headers: array<string, string>, secret: string, on: bool}
 */
final readonly class Webhook implements StoredRecord {
	public const ID = '[0-9a-f]{1,8}';

	/** The prefix of its destinations' IDs, before the webhook's ID and the event. */
	public const PREFIX = 'hook-';

	/** The body: JSON, or fields as an HTML form sends them. */
	public const FORMATS = array( 'json', 'form' );

	/**
	 * @param list<string>          $forms    by name; empty for all
	 * @param list<WebhookEvent>    $events
	 * @param 'json'|'form'         $format
	 * @param string                $template see `WebhookTemplate`; empty for the lead as the lead service receives it
	 * @param array<string, string> $headers  by name
	 * @param string                $secret   signs the body; empty for none
	 */
	public function __construct(
		public string $id,
		public string $name,
		public string $url,
		public array $forms,
		public array $events,
		public string $format,
		public string $template,
		public array $headers,
		public string $secret,
		public bool $is_on,
	) {}

	/** @param mixed $stored not trusted; null if it is no webhook */
	public static function from( mixed $stored ): ?self {
		$stored = is_array( $stored ) ? $stored : array();
		$text   = static fn ( string $name ): string => is_string( $stored[ $name ] ?? null ) ? $stored[ $name ] : '';
		$texts  = static fn ( string $name ): array => array_filter( is_array( $stored[ $name ] ?? null ) ? $stored[ $name ] : array(), is_string( ... ) );
		$hook   = new self(
			$text( 'id' ),
			$text( 'name' ),
			$text( 'url' ),
			array_values( $texts( 'forms' ) ),
			array_values( array_filter( array_map( WebhookEvent::tryFrom( ... ), $texts( 'events' ) ) ) ),
			'form' === $text( 'format' ) ? 'form' : 'json',
			$text( 'template' ),
			array_combine( array_map( strval( ... ), array_keys( $texts( 'headers' ) ) ), $texts( 'headers' ) ),
			$text( 'secret' ),
			true === ( $stored['on'] ?? false ),
		);

		return 1 === preg_match( '/^' . self::ID . '$/D', $hook->id ) && '' !== $hook->url ? $hook : null;
	}

	public function key(): string {
		return $this->id;
	}

	/** @return Stored */
	public function to_array(): array {
		return array(
			'id'       => $this->id,
			'name'     => $this->name,
			'url'      => $this->url,
			'forms'    => $this->forms,
			'events'   => array_map( static fn ( WebhookEvent $event ): string => $event->value, $this->events ),
			'format'   => $this->format,
			'template' => $this->template,
			'headers'  => $this->headers,
			'secret'   => $this->secret,
			'on'       => $this->is_on,
		);
	}

	/** @return array<string, mixed> the schema of its ID in an address */
	public static function id_argument(): array {
		return array( 'type' => 'string', 'pattern' => '^' . self::ID . '$', 'required' => true );
	}

	/** Whether it is sent this event of this lead. */
	public function wants( WebhookEvent $event, Lead $lead ): bool {
		return $this->is_on && in_array( $event, $this->events, true ) && ( array() === $this->forms || in_array( $lead->form, $this->forms, true ) );
	}

	/** @return non-empty-string at most 32 characters */
	public function destination( WebhookEvent $event ): string {
		return self::PREFIX . "$this->id-$event->value";
	}
}
