<?php
declare(strict_types=1);

namespace HvacBlocks\Site\SettingsScreen;

use HvacBlocks\Kernel\Schema;
use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Platform\Settings\SettingsSchema;
use HvacBlocks\Site\SiteStyle\Accent;
use HvacBlocks\Site\SiteStyle\SiteStyle;
use HvacBlocks\Site\SiteStyle\StyleChoice;

defined( 'ABSPATH' ) || exit;

/** The settings as an administrator's browser may see them: for a secret, only whether it is set. */
final readonly class SettingsView {
	public function __construct( private Settings $settings, private SettingsSchema $schema = new SettingsSchema() ) {}

	/** @return array{sections: list<array{name: string, title: string}>, settings: list<array<string, mixed>>, look: array{page: string, accentBy: string}} */
	public function to_array(): array {
		$sections = array();

		foreach ( $this->schema->sections() as $name => $title ) {
			$sections[] = array(
				'name'  => $name,
				'title' => $title,
			);
		}

		return array(
			'sections' => $sections,
			'settings' => array_map( $this->one( ... ), $this->schema->keys() ),
			'look'     => array(
				'page'     => Accent::page(),
				'accentBy' => StyleChoice::Plugin === ( new SiteStyle( $this->settings ) )->choice() ? '' : Accent::rival(),
			),
		);
	}

	/** @return array<string, mixed> */
	private function one( string $key ): array {
		$secret  = $this->schema->is_secret( $key );
		$texts   = $this->schema->texts( $key );
		$section = $this->schema->get( $key )['section'] ?? '';
		$privilege = $this->schema->privilege( $key );

		return array(
			'key'      => $key,
			'section'  => is_string( $section ) ? $section : '',
			'essential' => $this->schema->essential( $key ),
			'label'    => $texts['label'],
			'help'     => $texts['help'],
			'choices'  => (object) $texts['choices'],
			'schema'   => $this->schema->json_schema( $key ),
			'control'  => $this->schema->control( $key ),
			'when'     => (object) $this->schema->when( $key ),
			'secret'   => $secret,
			'isSet'    => $this->settings->is_set( $key ),
			'locked'   => $this->settings->is_locked( $key ) || ! $privilege->is_granted(),
			'refusal'  => $privilege->is_granted() ? '' : $privilege->refusal(),
			'constant' => $this->schema->constant_name( $key ),
			'default'  => $secret ? null : $this->shown( $key, $this->schema->default( $key ) ),
			'value'    => $secret ? null : $this->shown( $key, $this->settings->value( $key ) ),
		);
	}

	/** A map is an object in JSON, even an empty one or one with consecutive numeric keys. */
	private function shown( string $key, mixed $value ): mixed {
		return $this->schema->is_map( $key ) ? (object) ( is_array( $value ) ? $value : array() ) : $value;
	}

	/** @return array<string, mixed> the JSON schema of `to_array()` */
	public static function schema(): array {
		$text = array( 'type' => 'string' );
		$flag = array( 'type' => 'boolean' );

		$value = array(
			'type'        => array( 'string', 'integer', 'number', 'boolean', 'array', 'object', 'null' ),
			'description' => 'Null for a secret.',
		);

		return Schema::answer( 'hvac-blocks-settings', array(
			'sections' => Schema::list( Schema::object( array(
				'name'  => $text,
				'title' => $text,
			) ) ),
			'settings' => Schema::list( Schema::object( array(
				'key'       => $text,
				'section'   => $text,
				'essential' => Schema::described( 'integer', 'Its place in the section “essentials”, which has it, too; 0: not there.' ),
				'label'     => $text,
				'help'      => $text,
				'choices'   => array(
					'type'                 => 'object',
					'additionalProperties' => $text,
				),
				'schema'    => array( 'type' => 'object' ),
				'control'   => $text + array(
					'enum'        => array( '', 'lines', 'numbers', 'regions', 'images', 'routes', 'path', 'pages', 'accent' ),
					'description' => 'The control that suits its values; empty: that of their type.',
				),
				'when'      => array(
					'type'                 => 'object',
					'additionalProperties' => Schema::list( array( 'type' => array( 'string', 'boolean' ) ) ),
					'description'          => 'The values of other settings with which it matters.',
				),
				'secret'    => $flag,
				'isSet'     => $flag,
				'locked'    => $flag,
				'refusal'   => $text + array( 'description' => 'Why this user may not change it; empty if the user may.' ),
				'constant'  => $text,
				'default'   => $value,
				'value'     => $value,
			) ) ),
			'look'     => Schema::object( array(
				'page'     => $text + array( 'description' => 'The background color of pages.' ),
				'accentBy' => $text + array(
					'enum'        => array( '', 'theme', 'styles' ),
					'description' => 'What defines an accent that has priority over the setting.',
				),
			) ),
		) );
	}
}
