// Prints the project that compose files describe, as docker compose reads it (it uses the same library): merged, with the
// environment filled in, checked against the schema and for consistency. As JSON.
//
//	compose docker-compose.yml docker-compose.override.yml
package main

import (
	"context"
	"fmt"
	"os"

	"github.com/compose-spec/compose-go/v2/cli"
)

func main() {
	json, err := render(os.Args[1:])
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	fmt.Println(string(json))
}

func render(files []string) ([]byte, error) {
	options, err := cli.NewProjectOptions(files, cli.WithOsEnv)
	if err != nil {
		return nil, err
	}
	project, err := options.LoadProject(context.Background())
	if err != nil {
		return nil, err
	}
	return project.MarshalJSON()
}
